/** What cards are searched by: their language, their category, or a text in one of their fields. */
export type CardSearch =
  | { by: 'language'; code: string }
  | { by: 'category'; id: number }
  | { by: 'description' | 'example'; text: string };
