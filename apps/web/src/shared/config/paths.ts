/** Every address of the client, as the specification writes them. */
export const PATHS = {
  root: '/',
  home: '/home',
  dashboard: '/dashboard',
  search: '/search',
  save: '/save',
  myWords: '/myWords',
  filter: '/filter',
  favorites: '/favorites',
  login: '/login',
  register: '/register',
  emailVerification: '/email-verification',
  oauth2Success: '/oauth2-success',
} as const;
