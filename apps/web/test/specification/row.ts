/** A sentence or a number of the specification, and the tests that prove it. */
export interface Row {
  /** What the specification names. */
  what: string;
  /** Its words, as they stand in a proving file: a message, a number, a class. */
  says: readonly string[];
  /** File (from the root of the repository) and title of each proving test. */
  proof: readonly (readonly [file: string, title: string])[];
}

const APP = 'apps/web/src/app';
const FEATURES = 'apps/web/src/features';
const SHARED = 'apps/web/src/shared';
const DOMAIN = 'packages/domain/src';

/** The files that prove the most. */
export const FILES = {
  signIn: `${APP}/sign-in.spec.tsx`,
  socialSignIn: `${APP}/social-sign-in.spec.tsx`,
  register: `${APP}/register.spec.tsx`,
  registerAccount: `${FEATURES}/register/register-account.spec.ts`,
  emailVerification: `${APP}/email-verification.spec.tsx`,
  profile: `${APP}/profile-update.spec.tsx`,
  avatar: `${APP}/avatar-upload.spec.tsx`,
  signedInArea: `${APP}/signed-in-area.spec.tsx`,
  editCard: `${APP}/cards/edit-card.spec.tsx`,
  cardMenu: `${APP}/cards/card-menu.spec.tsx`,
  missingUser: `${APP}/cards/missing-user.spec.tsx`,
  favorite: `${APP}/cards/favorite-toggle.spec.tsx`,
  reactions: `${APP}/cards/card-reactions.spec.tsx`,
  myWords: `${APP}/routes/my-words.spec.tsx`,
  search: `${APP}/routes/search.spec.tsx`,
  save: `${APP}/routes/save.spec.tsx`,
  filter: `${APP}/routes/filter.spec.tsx`,
  share: `${FEATURES}/card-share/card-share-dialog.spec.tsx`,
  capture: `${FEATURES}/card-share/capture-sheet.spec.ts`,
  categoryPicker: `${FEATURES}/category-create/ui/category-picker.spec.tsx`,
  cardGrid: `${FEATURES}/card-browser/ui/card-grid.spec.tsx`,
  theme: `${FEATURES}/theme-switch/theme-switch.spec.tsx`,
  toasts: `${SHARED}/toast/toast-list.spec.tsx`,
  apiClient: `${SHARED}/api-client/api-client.spec.ts`,
  combobox: `${SHARED}/ui/combobox.spec.tsx`,
  pagination: `${SHARED}/ui/pagination.spec.tsx`,
  pageWindow: `${DOMAIN}/page-window.spec.ts`,
  relativeTime: `${DOMAIN}/relative-time.spec.ts`,
  reactionTally: `${DOMAIN}/reaction-tally.spec.ts`,
  palette: `${DOMAIN}/palette.spec.ts`,
} as const;
