/** The path of every call, relative to the origin. */
export const API_PATHS = {
  login: '/auth/login',
  register: '/auth/register',
  logout: '/auth/logout',
  verify: '/auth/verify',
  resendVerification: '/auth/verification/resend',
  forgotPassword: '/auth/password/forgot',
  resetPassword: '/auth/password/reset',
  verifyEmailChange: '/auth/email-change',
  sessions: '/auth/sessions',
  oauth2: (provider: SocialProvider) => `/auth/oauth2/${provider}`,
  user: (id: number) => `/api/users/${String(id)}`,
  avatar: (id: number) => `/api/users/${String(id)}/avatar`,
  userExport: (id: number) => `/api/users/${String(id)}/export`,
  languages: '/api/language',
  categories: '/api/category',
  view: '/api/view',
  myWords: (userId: number) => `/api/view/my-words/${String(userId)}`,
  favoriteCards: '/api/view/favorite',
  dashboard: '/api/view/dashboard',
  searchByLanguage: (code: string) => `/api/view/search/lang/${encodeURIComponent(code)}`,
  searchByCategory: (id: number) => `/api/view/search/categories/${String(id)}`,
  searchByDescription: (text: string) => `/api/view/search/description/${encodeURIComponent(text)}`,
  searchByExample: (text: string) => `/api/view/search/example/${encodeURIComponent(text)}`,
  footers: '/api/footer',
  changeImage: (id: number) => `/api/view/images/change/${String(id)}`,
  translation: (id: number) => `/api/translations/${String(id)}`,
  favorites: '/api/favorites',
  favoritesOf: (userId: number) => `/api/favorites/${String(userId)}`,
  favorite: (userId: number, cardId: number) =>
    `/api/favorites/${String(userId)}/${String(cardId)}`,
  reactions: '/api/reactions',
  reactionsOfCard: (cardId: number) => `/api/reactions/word/${String(cardId)}`,
  reaction: (id: number) => `/api/reactions/${String(id)}`,
  saveMultiple: '/api/view/save/word/multiple',
  saveSingle: '/api/view/save/word/single',
  pictures: '/api/pictures',
  health: '/api/health',
  openApi: '/api/openapi.json',
  docs: '/api/docs',
} as const;

/** The providers of social sign-in, as they stand in the path. */
export const SOCIAL_PROVIDERS = ['facebook', 'google', 'github'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Paths of the client that the server redirects to. */
export const CLIENT_PATHS = {
  emailVerification: '/email-verification',
  login: '/login',
  oauth2Success: '/oauth2-success',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  home: '/home',
} as const;
