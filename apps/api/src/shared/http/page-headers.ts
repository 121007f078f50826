import type { Paging } from '@wordloom/contracts/paging';
import type { Response } from 'express';

/** A page of a list with the number of all rows there are. */
export interface Page {
  /** The text of a JSON array as PostgreSQL built it; on its way out nobody takes it apart and puts it together. */
  json: string;
  total: number;
}

/** Sets `X-Total-Count` and the RFC 8288 `Link` of a list answer, and returns its body. */
export function withPageHeaders(
  response: Response,
  { page, size }: Paging,
  { json, total }: Page,
): string {
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
  response.type('json');
  return json;
}
