import { FILES, type Row } from './row.ts';

const NOTHING_CHOSEN = 'opens %s as %s and searches for %s while nothing is chosen';

/** Section 9 of the specification, constant by constant. */
export const CONSTANTS: readonly Row[] = [
  {
    what: 'Username 3 to 20 characters, password at least 6',
    says: [
      'Username must be between 3 and 20 characters',
      'Password must be at least 6 characters',
    ],
    proof: [[FILES.profile, 'refuses a %s of "%s"']],
  },
  {
    what: 'Word max 20, description and example max 100 each',
    says: [
      'Word must be 20 characters or less',
      'Description must be 100 characters or less',
      'Example must be 100 characters or less',
    ],
    proof: [
      [FILES.save, 'complains of a %s beyond %i characters while one types, and cuts nothing off'],
    ],
  },
  {
    what: 'Category name min 3',
    says: ['Category must be at least 3 characters'],
    proof: [[FILES.categoryPicker, 'refuses a name that is too short once trimmed']],
  },
  {
    what: 'At most 4 languages in a multi-language search',
    says: ['❌ Only 4 languages max'],
    proof: [[FILES.search, 'refuses a fifth language with a toast']],
  },
  {
    what: 'Page size 8 cards',
    says: ['size=8'],
    proof: [[FILES.myWords, 'fetches eight words a page, and the page stands in the address']],
  },
  {
    what: 'Pagination: all pages up to 5, else one of three windows',
    says: [
      '[3, 5, [1, 2, 3, 4, 5]]',
      "[3, 42, [1, 2, 3, 4, 'gap', 42]]",
      "[40, 42, [1, 'gap', 39, 40, 41, 42]]",
      "[7, 42, [1, 'gap', 6, 7, 8, 'gap', 42]]",
    ],
    proof: [
      [FILES.pageWindow, 'at page %i of %i is %j'],
      [FILES.pagination, 'offers the neighbours, both ends and the gaps between them'],
    ],
  },
  {
    what: 'Grid columns 2 / 3 / 4',
    says: ['grid-cols-2', 'md:grid-cols-3', 'xl:grid-cols-4'],
    proof: [
      [
        FILES.cardGrid,
        'has two columns on a small screen, three on a medium and four on a large one',
      ],
    ],
  },
  {
    what: 'Toasts at the login and registration: error 4000 ms, success 2000 ms',
    says: ['pass(2100)', 'pass(2000)'],
    proof: [[FILES.toasts, 'gather before the sign-in: a success stays 2 seconds, an error 4']],
  },
  {
    what: 'Toasts at the login and registration: blank and custom 4000 ms, loading until dismissed',
    says: ['pass(3900)', 'pass(3_600_000)'],
    proof: [
      [
        FILES.toasts,
        'before the sign-in stay 4 seconds when blank or custom, and as long as it takes when loading',
      ],
    ],
  },
  {
    what: 'Toasts at the login and registration: at most 20 kept',
    says: ['toHaveLength(20)'],
    proof: [[FILES.toasts, 'before the sign-in are twenty at most']],
  },
  {
    what: 'Toasts in the signed-in area: one at a time, 5000 ms',
    says: ['pass(4900)', 'pass(200)'],
    proof: [[FILES.toasts, 'come one at a time in the signed-in area and go after 5 seconds']],
  },
  {
    what: 'OAuth redirect delay 300 ms',
    says: ['300'],
    proof: [[FILES.socialSignIn, 'stays 300 ms before it goes on']],
  },
  {
    what: 'Share dialog cleanup delay 300 ms',
    says: ['pass(299)', 'pass(300)'],
    proof: [[FILES.share, 'forgets the choice 300 ms after it has been closed']],
  },
  {
    what: 'Category input closes 3 seconds after losing focus',
    says: ['pass(2_999)', 'pass(1)'],
    proof: [[FILES.categoryPicker, 'closes three seconds after it has lost the focus']],
  },
  {
    what: 'Share scales 1x, 2x, 3x with previews 0.8, 1, 1.2',
    says: ["['1x', '0.8']", "['2x', '1']", "['3x', '1.2']"],
    proof: [[FILES.share, 'shows %s at %s of its size']],
  },
  {
    what: 'Share formats PNG and JPG',
    says: ['JPG', 'image/png'],
    proof: [
      [FILES.share, 'downloads the picture in the chosen size and format'],
      [FILES.share, 'copies a PNG, whatever the format'],
    ],
  },
  {
    what: 'Image capture timeout 15000 ms',
    says: ['14_999'],
    proof: [[FILES.capture, 'gives up after fifteen seconds']],
  },
  {
    what: 'Relative posted time',
    says: ['Just now', '59 min ago', '23 hrs ago', '10 days ago'],
    proof: [[FILES.relativeTime, '%i seconds ago reads %j']],
  },
  {
    what: 'Reaction summary: at most 3 emojis',
    says: [],
    proof: [
      [FILES.reactionTally, 'shows the three most frequent kinds, ties in the order of the picker'],
    ],
  },
  {
    what: 'Ten-colour palette cycled by index',
    says: ['toHaveLength(10)', 'dyeAt(13)'],
    proof: [[FILES.palette, 'has ten dyes and starts over after the tenth']],
  },
  {
    what: 'Dropdown list max height 60 units, command list 300 px',
    says: ['max-h-60', 'max-h-[300px]'],
    proof: [[FILES.combobox, 'has a list of at most 60 units in a popup of at most 300 px']],
  },
  {
    what: 'Sidebar width 64 units',
    says: ['w-64'],
    proof: [[FILES.signedInArea, 'has a sidebar of 64 units on a wide screen']],
  },
  {
    what: "Defaults of the filter: type language, description 'Astro', example 'sol'",
    says: ['lang es', 'description Astro', 'example sol'],
    proof: [[FILES.filter, NOTHING_CHOSEN]],
  },
  {
    what: 'Default visibility PRIVATE',
    says: ["{ name: 'Private' })).toBeChecked()"],
    proof: [[FILES.save, 'sends what was typed, shows the card and starts over']],
  },
  {
    what: "Default theme system, under the key 'vite-ui-theme'",
    says: ['vite-ui-theme'],
    proof: [
      [FILES.theme, 'follows the system as long as nothing was chosen'],
      [FILES.theme, 'names the theme it leads to, paints it and remembers it'],
    ],
  },
  {
    what: 'The HTTP client has no default timeout',
    says: ['defaults.timeout).toBe(0)'],
    proof: [[FILES.apiClient, 'waits for an answer as long as it takes']],
  },
];
