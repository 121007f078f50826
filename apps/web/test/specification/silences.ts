import { FILES, type Row } from './row.ts';

/** Section 8 of the specification: what fails without a message. */
export const SILENCES: readonly Row[] = [
  {
    what: 'Reaction send',
    says: [],
    proof: [[FILES.reactions, 'goes back without a word when the server refuses']],
  },
  {
    what: 'Reaction delete',
    says: [],
    proof: [
      [FILES.reactions, 'takes back what was taken back without a word when the server refuses'],
    ],
  },
  {
    what: 'Reaction fetch',
    says: [],
    proof: [
      [
        FILES.reactions,
        'keeps its own count without a word when the reactions cannot be counted again',
      ],
    ],
  },
  {
    what: 'Footer fetch: there is none that could fail, the footer travels with its card',
    says: [],
    proof: [
      [
        FILES.myWords,
        'asks for a page of cards once, and for nothing about its cards but the marks',
      ],
    ],
  },
  {
    what: 'User fetch',
    says: ['Hello,'],
    proof: [[FILES.signedInArea, 'greets without a name when the user cannot be fetched']],
  },
  {
    what: 'Save-multiple',
    says: ['No words found'],
    proof: [[FILES.search, 'says "No words found" and nothing else when %s']],
  },
  {
    what: 'Card delete on the card screen: the screen adds nothing to the toast, the card stays',
    says: [],
    proof: [[FILES.cardMenu, 'keeps a card that cannot be deleted and says %s']],
  },
  {
    what: 'Loading of languages and categories',
    says: ['No option found.'],
    proof: [[FILES.search, 'says nothing when %s cannot be loaded']],
  },
  {
    what: 'Loading of favourites',
    says: [],
    proof: [[FILES.favorite, 'marks nothing and says nothing when the favorites cannot be loaded']],
  },
  {
    what: 'Loading of my words',
    says: [],
    proof: [[FILES.myWords, 'stays silent about a failure and offers another try']],
  },
  {
    what: 'Favourite toggle in search views',
    says: [],
    proof: [
      [FILES.favorite, 'passes over a failure in silence among the results of a search'],
      [FILES.favorite, 'passes over a failure in silence among the words of a filter'],
    ],
  },
  {
    what: 'Filter and search failures return an empty list',
    says: ['No words found for the selected filter.'],
    proof: [[FILES.filter, 'says that nothing was found, also when the search fails']],
  },
  {
    what: 'A failing language in a multi-language search is skipped',
    says: [],
    proof: [[FILES.search, 'shows the languages that were found when another one was skipped']],
  },
  {
    what: 'A failing edit leaves its dialog open',
    says: [],
    proof: [[FILES.editCard, 'says what %s and keeps what was typed']],
  },
  {
    what: 'A failing favourites fetch at a save counts as an empty list',
    says: [],
    proof: [[FILES.save, 'saves all the same when the favorites cannot be fetched']],
  },
  {
    what: 'The verification page shows the invalid-or-expired text for any unknown status',
    says: ['The verification link is invalid or has expired.', 'whatever'],
    proof: [[FILES.emailVerification, 'tells the result of a link: %s']],
  },
];
