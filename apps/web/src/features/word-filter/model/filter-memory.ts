import { forget, readRemembered, remember, type FilterType } from '#shared/storage/remembered.ts';

export function rememberedFilterType(): FilterType {
  return readRemembered('filterType') ?? 'language';
}

/** What was chosen at the last visit, as text; null if nothing was, or not for this type. */
export function rememberedFilterValue(type: FilterType): string | null {
  if (rememberedFilterType() !== type) return null;
  if (type === 'language') return readRemembered('filterSelectedLang');
  if (type === 'category') return readRemembered('filterSelectedCategory')?.toString() ?? null;
  return readRemembered('filterInput');
}

/** Another type than the last one begins without the choices made for that. */
export function rememberFilter(type: FilterType, value: string | null): void {
  if (rememberedFilterType() !== type) {
    forget('filterInput', 'filterSelectedLang', 'filterSelectedCategory');
  }
  remember('filterType', type);
  if (value === null) return;
  if (type === 'language') remember('filterSelectedLang', value);
  else if (type === 'category') remember('filterSelectedCategory', Number(value));
  else remember('filterInput', value);
}
