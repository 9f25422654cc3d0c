import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

/**
 * A request as bytes or text, so that it may be broken on purpose. `body` an object: sent as JSON.
 * `cut`: the client goes away after so many bytes of the body.
 */
export type Sent = {
  brand: string;
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object | string | Buffer;
  cut?: number;
};
/** `body` null: no JSON. */
export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; body: AnyJson };

const timeoutMs = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Makes one call; null: the connection broke, or nothing came back. */
export function exchange(port: number, sent: Sent): Promise<Reply | null> {
  const { brand, method = 'GET', path, headers = {}, body, cut } = sent;
  const bytes = body === undefined ? null : bytesOf(body);
  const allHeaders = {
    host: `${brand}.localhost`,
    'x-platform': 'web',
    ...(bytes
      ? { 'content-type': 'application/json', 'content-length': String(bytes.length) }
      : {}),
    ...headers,
  };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const to = { host: '127.0.0.1', port, method, path, headers: allHeaders, signal };
    const call = request({ ...to, agent: cut === undefined ? agent : false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(null));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, text, body: parsed(text) });
      });
    });
    call.on('error', () => resolve(null));
    if (cut === undefined || bytes === null) call.end(bytes ?? undefined);
    else call.write(bytes.subarray(0, cut), () => call.destroy());
  });
}

const bytesOf = (body: object | string | Buffer): Buffer => {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
};

function parsed(text: string): AnyJson {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends bytes that need not be HTTP. Resolves to the bytes that come back before the connection
 * ends.
 */
export function exchangeBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('data', (part) => (received += part.toString('latin1')));
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
}
