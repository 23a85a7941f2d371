import { connect, type Socket } from 'node:net';

export interface Unfinished {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  /** The announced size of the file in bytes, and how many of them are sent. */
  readonly announced: number;
  readonly sent: number;
  /** Then a byte at a time, for ever: the connection is never silent. */
  readonly trickles?: true;
}

const BOUNDARY = 'unfinished';
const PIECE = Buffer.alloc(64 * 1024, 'x');

/** A connection whose upload stops before its end. */
export interface Stopped {
  /** What the gateway answered. */
  answer(): string;
  /** Resolves when the gateway has closed the connection. */
  readonly closed: Promise<void>;
  end(): void;
}

function head({ path, headers, fields, announced }: Unfinished): string {
  const lines = {
    ...headers,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    host: '127.0.0.1',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const body = parts.join('') + file;
  const written = Object.entries({ ...lines, 'content-length': String(body.length + announced) });
  return `POST ${path} HTTP/1.1\r\n${written.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

async function pour(socket: Socket, bytes: number): Promise<void> {
  for (let left = bytes; left > 0 && socket.writable; left -= PIECE.length) {
    if (!socket.write(PIECE.subarray(0, Math.min(left, PIECE.length))))
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve).once('close', resolve);
      });
  }
}

const TRICKLE_MS = 100;

function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), TRICKLE_MS);
  socket.once('close', () => clearInterval(timer));
}

/** Begins an upload and never finishes it. */
export function uploadUnfinished(upload: Unfinished): Stopped {
  const socket = connect(upload.port, '127.0.0.1');
  let answer = '';
  // The gateway may reset the connection when it closes it.
  socket.on('error', () => undefined).on('data', (piece) => (answer += piece.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.once('connect', () => {
    socket.write(head(upload));
    void pour(socket, upload.sent);
    if (upload.trickles) trickle(socket);
  });
  return { answer: () => answer, closed, end: () => socket.destroy() };
}
