import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '@wordloom/contracts/limits';
import { pageCount } from '@wordloom/domain/page-window';
import type { CardPageQuery } from '#entities/word-card/model/card-queries.ts';
import { usePageParam } from '#features/card-browser/model/use-page-param.ts';

/** A list of cards, one page at a time, with the page in the address. */
export function useCardPages(queryOf: (page: number) => CardPageQuery) {
  const { page, goTo, addressOf } = usePageParam();
  const queryClient = useQueryClient();
  const query = useQuery({ ...queryOf(page), placeholderData: keepPreviousData });
  const lastPage = pageCount(query.data?.total ?? 0, LIMITS.cardsPerPage);
  return {
    query,
    page,
    lastPage,
    goTo,
    addressOf,
    prefetch: (target: number) => void queryClient.query(queryOf(target)).catch(() => undefined),
  };
}
