import { useEffect } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import {
  rememberedFilterType,
  rememberedFilterValue,
  rememberFilter,
} from '#features/word-filter/model/filter-memory.ts';
import { useFilterSearch } from '#features/word-filter/model/use-filter-search.ts';
import { PATHS } from '#shared/config/paths.ts';
import { FILTER_TYPES, type FilterType } from '#shared/storage/remembered.ts';

/**
 * The one state behind both presentations of the filter. It stands in the address (`?type=language&value=de`),
 * so that type, choice and page always change together; what the address leaves open is as it was left.
 */
export function useWordFilter() {
  const [params, setParams] = useSearchParams();
  const { location: next } = useNavigation();
  const type = typeIn(params);
  const value = params.get('value') ?? rememberedFilterValue(type);
  const { search, waiting } = useFilterSearch(type, value);

  useEffect(() => rememberFilter(type, value), [type, value]);

  return {
    type,
    /** The type that has just been pressed, before the router has arrived at it. */
    pressed: next?.pathname === PATHS.filter ? typeIn(new URLSearchParams(next.search)) : type,
    value,
    search,
    waiting,
    changeType: (next: FilterType) => setParams({ type: next }, STAY),
    choose: (chosen: string | number) => setParams({ type, value: String(chosen) }, STAY),
  };
}

export type WordFilter = ReturnType<typeof useWordFilter>;

// At once: a radio button that follows a moment later looks as if it had not been pressed.
const STAY = { replace: true, preventScrollReset: true, flushSync: true };

function typeIn(params: URLSearchParams): FilterType {
  return FILTER_TYPES.find((it) => it === params.get('type')) ?? rememberedFilterType();
}
