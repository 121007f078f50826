const AT = '2026-03-01T09:30:00.000Z';
const ADDRESS = 'ana@example.com';
const PICTURE = '/api/pictures/3f1c9a.webp';

const reaction = { id: 9, userId: 7, wordTranslationId: 42, emoji: '❤️', kind: 'love' };
const reactionsReceived = {
  total: 3,
  top: [
    { kind: 'love', emoji: '❤️', count: 2 },
    { kind: 'like', emoji: '👍', count: 1 },
  ],
};
const reactionSummary = { ...reactionsReceived, mine: reaction };
const footer = {
  wordTranslationId: 42,
  imageUrl: null,
  username: 'ana',
  createdAt: AT,
  languageName: 'Spanish',
};
const imageCredit = {
  author: 'Ana Lima',
  authorUrl: 'https://www.pexels.com/@ana-lima',
  provider: 'Pexels',
  providerUrl: 'https://www.pexels.com/photo/white-house-106399/',
};
const card = {
  wordTranslationId: 42,
  wordId: 17,
  originalWord: 'house',
  translatedWord: 'casa',
  translatedDescription: 'Edificio para vivir.',
  translatedExample: 'Mi casa es pequeña.',
  imageUrl: PICTURE,
  imageCredit,
  languageCode: 'es',
  languageName: 'Spanish',
  categoryId: 3,
  categoryName: 'Home',
  visibility: 'PUBLIC',
  source: 'ai',
  ownerId: 7,
  createdAt: AT,
  partOfSpeech: 'noun',
  gender: 'feminine',
  footer,
  reactionSummary,
};
const session = {
  id: '0b6f6f0e-5a0e-4a57-9d3a-6f0d1c1f7a11',
  userAgent: 'Mozilla/5.0',
  createdAt: AT,
  expiresAt: '2026-03-08T09:30:00.000Z',
  current: true,
};
const user = { id: 7, username: 'ana', imageUrl: null, email: ADDRESS, pendingEmail: null };
const texts = { description: 'Where people live.', example: 'My house is small.' };

/** One example for each named schema of the document. */
export const EXAMPLES: Record<string, unknown> = {
  AddFavorite: { userId: 7, wordTranslationId: 42 },
  AddReaction: { userId: 7, wordTranslationId: 42, emoji: 'love' },
  ApiError: {
    statusCode: 400,
    code: 'word.too_long',
    message: 'Word must be 20 characters or less',
  },
  AvatarAnswer: { imageUrl: '/api/pictures/avatar-x1.webp', message: 'Avatar updated!' },
  Category: { id: 3, name: 'Home' },
  ChangeImageAnswer: { message: PICTURE, imageCredit },
  CreateCategory: { name: 'Music' },
  Dashboard: {
    words: 1,
    favorites: 1,
    reactionsReceived,
    byLanguage: [{ languageCode: 'es', languageName: 'Spanish', count: 1 }],
    byCategory: [{ categoryId: 3, categoryName: 'Home', count: 1 }],
    weeks: Array.from({ length: 26 }, (_, week) => ({
      weekStart: new Date(Date.UTC(2025, 8, 8 + 7 * week)).toISOString().slice(0, 10),
      count: week === 25 ? 1 : 0,
    })),
    recent: [card],
  },
  EditTranslation: {
    userId: 7,
    translatedWord: 'hogar',
    translatedDescription: 'Lugar donde se vive.',
    translatedExample: 'No hay nada como el hogar.',
  },
  ErrorCode: 'word.too_long',
  Favorite: { userId: 7, wordTranslationId: 42 },
  ForgotPassword: { email: ADDRESS },
  ImageCredit: imageCredit,
  Language: { name: 'Spanish', code: 'es' },
  Login: { email: ADDRESS, password: 'a long secret' },
  LoginAnswer: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.x', userId: 7, message: 'Login successful!' },
  Message: { message: 'Registration successful. Please check your email.' },
  Reaction: reaction,
  ReactionSummary: reactionSummary,
  Register: { username: 'ana', email: ADDRESS, password: 'a long secret' },
  ResendVerification: { email: ADDRESS },
  ResetPassword: { token: 'the-token-of-the-link', password: 'a longer secret' },
  SaveMultiple: { userId: 7, word: 'house', categoryId: 3, languageCodes: ['es', 'de'] },
  SaveSingle: {
    user: 7,
    word: 'house',
    languageCode: 'es',
    categoryId: 3,
    ...texts,
    visibility: 'PRIVATE',
  },
  SearchProgress: {
    kind: 'done',
    cards: [card],
    missing: [{ languageCode: 'nl', reason: 'failed' }],
  },
  Session: session,
  UpdateUser: { username: 'ana.b' },
  User: user,
  UserExport: {
    exportedAt: AT,
    user: { ...user, createdAt: AT },
    identities: [{ provider: 'github', createdAt: AT }],
    sessions: [session],
    cards: [card],
    favorites: [{ wordTranslationId: 42 }],
    reactions: [reaction],
  },
  WeekCount: { weekStart: '2026-02-23', count: 1 },
  WordCard: card,
  WordFooter: footer,
};
