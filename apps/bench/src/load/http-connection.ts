import { connect, type Socket } from 'node:net';

/** What came back: the body only where it was asked for. */
export interface Answer {
  status: number;
  headers: string;
  body: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const TIMEOUT = 30_000;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  keepBody: boolean;
}

/**
 * One HTTP/1.1 connection that is kept open and carries one request at a time. It does as little as it can:
 * what the client spends is missing for those that are measured beside it.
 */
export class HttpConnection {
  private readonly chunks: Buffer[] = [];
  private received = 0;
  /** Bytes of the whole answer, once its head is there. */
  private expected: number | undefined;
  private waiting: Waiting | undefined;

  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('No answer came')));
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('The server closed the connection')));
  }

  static open(origin: string): Promise<HttpConnection> {
    const { hostname, port } = new URL(origin);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.off('error', reject);
        resolve(new HttpConnection(socket));
      });
      socket.once('error', reject);
    });
  }

  /** @param request its whole text, as {@link requestText} makes it */
  send(request: string, keepBody = false): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject, keepBody };
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.received += chunk.length;
    this.expected ??= this.readLength();
    if (this.expected !== undefined && this.received >= this.expected) this.finish();
  }

  private readLength(): number | undefined {
    const bytes = this.bytes();
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return undefined;
    const length = LENGTH.exec(bytes.toString('latin1', 0, end))?.[1];
    return end + HEAD_END.length + Number(length ?? 0);
  }

  private bytes(): Buffer {
    const [first = Buffer.alloc(0)] = this.chunks;
    return this.chunks.length === 1 ? first : Buffer.concat(this.chunks);
  }

  private finish(): void {
    const { waiting } = this;
    if (!waiting) return;
    const first = this.chunks[0] ?? Buffer.alloc(0);
    const status = Number(first.toString('latin1', 9, 12));
    const answer: Answer = { status, headers: '', body: '' };
    if (waiting.keepBody) {
      const whole = this.bytes();
      const end = whole.indexOf(HEAD_END);
      answer.headers = whole.toString('latin1', 0, end);
      answer.body = whole.toString('utf8', end + HEAD_END.length);
    }
    this.chunks.length = 0;
    this.received = 0;
    this.expected = undefined;
    this.waiting = undefined;
    waiting.resolve(answer);
  }

  private fail(error: Error): void {
    this.waiting?.reject(error);
    this.waiting = undefined;
  }
}
