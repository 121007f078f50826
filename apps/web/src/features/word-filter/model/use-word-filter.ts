import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  rememberedFilterType,
  rememberedFilterValue,
  rememberFilter,
} from '#features/word-filter/model/filter-memory.ts';
import { useFilterSearch } from '#features/word-filter/model/use-filter-search.ts';
import { FILTER_TYPES, type FilterType } from '#shared/storage/remembered.ts';

/**
 * The one state behind both presentations of the filter. It stands in the address (`?type=language&value=de`),
 * so that type, choice and page always change together; what the address leaves open is as it was left.
 */
export function useWordFilter() {
  const [params, setParams] = useSearchParams();
  const type = FILTER_TYPES.find((it) => it === params.get('type')) ?? rememberedFilterType();
  const value = params.get('value') ?? rememberedFilterValue(type);
  const { search, waiting } = useFilterSearch(type, value);

  useEffect(() => rememberFilter(type, value), [type, value]);

  return {
    type,
    value,
    search,
    waiting,
    changeType: (next: FilterType) => setParams({ type: next }, STAY),
    choose: (chosen: string | number) => setParams({ type, value: String(chosen) }, STAY),
  };
}

export type WordFilter = ReturnType<typeof useWordFilter>;

const STAY = { replace: true, preventScrollReset: true };
