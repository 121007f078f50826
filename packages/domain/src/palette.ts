/** The ten dyes in their order; languages and categories cycle through them by index. */
export const DYES = [
  { name: 'indigo', hex: '#3d4a9e' },
  { name: 'madder', hex: '#b9432f' },
  { name: 'weld', hex: '#d9a013' },
  { name: 'woad', hex: '#2f7f9d' },
  { name: 'cochineal', hex: '#a82f62' },
  { name: 'saffron', hex: '#dd7a22' },
  { name: 'verdigris', hex: '#2b8a6e' },
  { name: 'lichen', hex: '#7c8f2e' },
  { name: 'logwood', hex: '#6f4a94' },
  { name: 'walnut', hex: '#7b5b42' },
] as const;

export type Dye = (typeof DYES)[number];
export type DyeName = Dye['name'];

/** The dye at a zero-based index, cycling after the tenth. */
export function dyeAt(index: number): Dye {
  const wrapped = ((index % DYES.length) + DYES.length) % DYES.length;
  return DYES[wrapped] ?? DYES[0];
}
