import type { Duplex } from 'node:stream';
import type { ApiError, ErrorCode } from '@wordloom/contracts/error-codes';
import { ERROR_SENTENCES } from '../errors/error-sentences.ts';
import { ERROR_STATUS } from '../errors/error-status.ts';

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};

/** Answers, in the shape of every other error, a request that Node cannot even read, and closes its connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const code = codeOf(error);
  const statusCode = ERROR_STATUS[code];
  const body: ApiError = { statusCode, code, message: ERROR_SENTENCES[code] };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${statusCode} ${REASONS[statusCode] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/** Whether an answer is under way already, into which another one must not be written. */
function isAnswering(socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}

function codeOf({ code }: NodeJS.ErrnoException): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'request.headers_too_large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.timeout';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'request.too_large';
  return 'request.malformed';
}
