/** A call as the client sends it, ready to be written to a socket. */
export type RequestText = string;

interface Call {
  method?: 'GET' | 'POST';
  path: string;
  token?: string | undefined;
  body?: unknown;
}

export function requestText({ method = 'GET', path, token, body }: Call): RequestText {
  const json = body === undefined ? '' : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: bench',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`]),
    '',
    json,
  ].join('\r\n');
}
