/** Every limit of the product, in code points, items or bytes (product specification, section 9). */
export const LIMITS = {
  word: 20,
  description: 100,
  example: 100,
  languagesPerSearch: 4,
  username: { min: 3, max: 20 },
  password: { min: 6, max: 128 },
  email: 254,
  categoryName: { min: 3, max: 30 },
  cardsPerPage: 8,
  pageSize: 100,
  unpagedRows: 1_000,
  searchText: 100,
  avatarBytes: 5 * 1024 * 1024,
  avatarPixels: 24_000_000,
  jsonBytes: 100 * 1024,
  id: 2_147_483_647,
} as const;
