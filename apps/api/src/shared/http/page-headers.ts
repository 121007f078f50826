import type { Paging } from '@wordloom/contracts/paging';
import type { Response } from 'express';

/** Rows of a list with the number of all there are. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Sets `X-Total-Count` and the RFC 8288 `Link` of a list answer, and returns its rows. */
export function withPageHeaders<Row>(
  response: Response,
  { page, size }: Paging,
  { rows, total }: Page<Row>,
): Row[] {
  response.setHeader('X-Total-Count', String(total));
  const last = Math.max(1, Math.ceil(total / size));
  const targets = {
    first: 1,
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  };
  // Relative to the call itself, so that a proxy's host or prefix changes nothing.
  const links = Object.entries(targets).map(
    ([relation, target]) => `<?page=${target}&size=${size}>; rel="${relation}"`,
  );
  response.setHeader('Link', links.join(', '));
  return rows;
}
