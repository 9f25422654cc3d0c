import { Agent, request } from 'node:http';

// oxlint-disable-next-line typescript/no-explicit-any -- whatever came back; who asks names what it needs of it
export type Json = any;
export type Answer = { status: number; body: Json };
export type Sent = {
  /** The brand whose host is named: all servers answer for it, as behind a balancer. */
  brand: string;
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  form?: Readonly<Record<string, string>>;
};

export const hostOf = (brand: string): string => `${brand}.localhost`;
const patienceMs = 15_000;
const agent = new Agent({ keepAlive: false });

/** One call to one server; null when the connection broke or no answer came. */
export function callOnce(port: number, { brand, method = 'GET', path, headers = {}, body, form }: Sent): Promise<Answer | null> {
  const text = form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const given = { host: hostOf(brand), 'x-platform': 'web', ...(text === undefined ? {} : { 'content-type': type }), ...headers };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patienceMs);
    const sent = request({ host: '127.0.0.1', port, method, path, headers: given, agent, signal }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(null));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parsed(Buffer.concat(parts).toString('utf8')) }));
    });
    sent.on('error', () => resolve(null));
    sent.end(text);
  });
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
