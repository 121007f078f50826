/** The path of every call, relative to the origin. */
export const API_PATHS = {
  login: '/auth/login',
  register: '/auth/register',
  logout: '/auth/logout',
  verify: '/auth/verify',
  resendVerification: '/auth/verification/resend',
  oauth2: (provider: SocialProvider) => `/auth/oauth2/${provider}`,
  user: (id: number) => `/api/users/${String(id)}`,
  languages: '/api/language',
  categories: '/api/category',
  view: '/api/view',
  myWords: (userId: number) => `/api/view/my-words/${String(userId)}`,
  saveMultiple: '/api/view/save/word/multiple',
  saveSingle: '/api/view/save/word/single',
  pictures: '/api/pictures',
  health: '/api/health',
} as const;

/** The providers of social sign-in, as they stand in the path. */
export const SOCIAL_PROVIDERS = ['facebook', 'google', 'github'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Paths of the client that the server redirects to. */
export const CLIENT_PATHS = {
  emailVerification: '/email-verification',
  login: '/login',
} as const;
