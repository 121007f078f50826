/** Every address of the client, as the specification writes them. */
export const PATHS = {
  root: '/',
  home: '/home',
  dashboard: '/dashboard',
  search: '/search',
  save: '/save',
  words: '/words',
  myWords: '/myWords',
  filter: '/filter',
  favorites: '/favorites',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  emailVerification: '/email-verification',
  oauth2Success: '/oauth2-success',
  about: '/about',
} as const;
