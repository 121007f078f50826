/** The account a newcomer signs in with. Its password stands here and nowhere else. */
export const DEMO_ACCOUNT = {
  username: 'demo',
  email: 'demo@wordloom.test',
  password: 'learn-words',
} as const;

interface Post {
  word: string;
  field: string;
  language: string;
  minutesAgo: number;
}

/** Learners who have posted before the newcomer comes; they have no password, so nobody signs in as them. */
export const MEMBERS: { username: string; posts: Post[] }[] = [
  {
    username: 'marta',
    posts: [
      { word: 'lighthouse', field: 'places', language: 'es', minutesAgo: 3 },
      { word: 'mountain', field: 'nature', language: 'es', minutesAgo: 1_500 },
      { word: 'umbrella', field: 'objects', language: 'de', minutesAgo: 9_000 },
    ],
  },
  {
    username: 'jonas_k',
    posts: [
      { word: 'owl', field: 'animals', language: 'de', minutesAgo: 130 },
      { word: 'bicycle', field: 'transport', language: 'de', minutesAgo: 420 },
      { word: 'breakfast', field: 'food', language: 'fr', minutesAgo: 4_400 },
    ],
  },
  {
    username: 'priya',
    posts: [
      { word: 'Regenschirm', field: 'objects', language: 'en', minutesAgo: 45 },
      { word: 'ventana', field: 'home', language: 'en', minutesAgo: 13_000 },
      { word: 'butterfly', field: 'animals', language: 'it', minutesAgo: 2_900 },
    ],
  },
  {
    username: 'luc',
    posts: [
      { word: 'bread', field: 'food', language: 'fr', minutesAgo: 7_300 },
      { word: 'book', field: 'objects', language: 'fr', minutesAgo: 10_200 },
      { word: 'key', field: 'home', language: 'pt', minutesAgo: 560 },
    ],
  },
  {
    username: 'gio',
    posts: [
      { word: 'moon', field: 'nature', language: 'it', minutesAgo: 17_300 },
      { word: 'beach', field: 'places', language: 'it', minutesAgo: 220 },
      { word: 'coffee', field: 'food', language: 'it', minutesAgo: 12 },
    ],
  },
  {
    username: 'ana.b',
    posts: [
      { word: 'train', field: 'transport', language: 'de', minutesAgo: 640 },
      { word: 'heart', field: 'body', language: 'pt', minutesAgo: 5_100 },
      { word: 'rain', field: 'nature', language: 'es', minutesAgo: 980 },
    ],
  },
];
