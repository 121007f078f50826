import { useSearchParams } from 'react-router-dom';

const PAGE_NUMBER = /^[1-9]\d{0,6}$/;

/** The page in the address (`?page=3`); anything that is not a page number counts as the first. */
export function usePageParam() {
  const [params, setParams] = useSearchParams();
  const text = params.get('page') ?? '';
  const page = PAGE_NUMBER.test(text) ? Number(text) : 1;

  const goTo = (target: number, options?: { replace: boolean }) =>
    setParams((current) => {
      current.set('page', String(target));
      return current;
    }, options);
  const addressOf = (target: number) => {
    const query = new URLSearchParams(params);
    query.set('page', String(target));
    return `?${query.toString()}`;
  };
  return { page, goTo, addressOf };
}
