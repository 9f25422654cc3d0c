import { connect, type Socket } from 'node:net';

export type HttpReply = { status: number; body: Buffer };
type Waiting = { expectsBody: boolean; onReply: (reply: HttpReply) => void };

/**
 * One keep-alive connection, one call at a time. Much leaner than a client library, so that the
 * figures are the server's.
 */
export type Connection = {
  /** `onReply` gets an empty body unless `wantsBody` is true. */
  send(request: Buffer, wantsBody: boolean, onReply: (reply: HttpReply) => void): void;
  close(): void;
};

const headEnd = Buffer.from('\r\n\r\n');
const nothing = Buffer.alloc(0);

export async function openConnection(
  port: number,
  onBroken: (error: Error) => void,
): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) =>
    socket.once('connect', resolve).once('error', reject),
  );
  socket.on('error', onBroken);
  return connectionOn(socket, onBroken);
}

function connectionOn(socket: Socket, onBroken: (error: Error) => void): Connection {
  let waiting: Waiting | null = null;
  let status = 0;
  let missing = -1;
  let parts: Buffer[] = [];
  const finish = (): void => {
    const done = waiting;
    const body = parts.length === 1 ? (parts[0] ?? nothing) : Buffer.concat(parts);
    waiting = null;
    missing = -1;
    parts = [];
    done?.onReply({ status, body });
  };
  const take = (bytes: Buffer): void => {
    missing -= bytes.length;
    if (waiting?.expectsBody) parts.push(bytes);
    if (missing === 0) finish();
  };
  socket.on('data', (chunk: Buffer) => {
    if (missing >= 0) return take(chunk);
    const bytes = parts.length === 0 ? chunk : Buffer.concat([...parts, chunk]);
    const end = bytes.indexOf(headEnd);
    parts = end < 0 ? [bytes] : [];
    if (end < 0) return;
    const head = bytes.toString('latin1', 0, end);
    status = Number(head.slice(9, 12));
    missing = lengthOf(head, status);
    if (Number.isNaN(missing)) return onBroken(new Error(`an answer without a length:\n${head}`));
    take(bytes.subarray(end + 4));
  });
  return {
    send: (request, expectsBody, onReply) => {
      waiting = { expectsBody, onReply };
      socket.write(request);
    },
    close: () => void socket.destroy(),
  };
}

const lengthOf = (head: string, status: number): number => {
  if (status === 204 || status === 304) return 0;
  const found = /\r\ncontent-length: *(\d+)/i.exec(head);
  return found ? Number(found[1]) : Number.NaN;
};

type Call = {
  method?: 'GET' | 'POST';
  path: string;
  host: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Encodes a request as bytes. */
export function requestBytes({ method = 'GET', path, host, headers = {}, body }: Call): Buffer {
  const given = {
    host,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}
