import { Agent, request } from 'node:http';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

/** `location`: where a browser is sent; null: nowhere. */
export type CallResult = { status: number; body: AnyJson; location: string | null };
export type OutgoingCall = {
  /** The brand in the Host header: every server serves every brand, as behind a load balancer. */
  brand: string;
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  form?: Readonly<Record<string, string>>;
};

export const brandHost = (brand: string): string => `${brand}.localhost`;
const timeoutMs = 15_000;
const agent = new Agent({ keepAlive: false });

/** Makes one call to one server; resolves to null if the connection broke or no response came. */
export function callServer(
  port: number,
  { brand, method = 'GET', path, headers = {}, body, form }: OutgoingCall,
): Promise<CallResult | null> {
  const text = form
    ? new URLSearchParams(form).toString()
    : body === undefined
      ? undefined
      : JSON.stringify(body);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const allHeaders = {
    host: brandHost(brand),
    'x-platform': 'web',
    ...(text === undefined ? {} : { 'content-type': type }),
    ...headers,
  };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: allHeaders, agent, signal },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => resolve(null));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? null,
            body: parsed(Buffer.concat(parts).toString('utf8')),
          }),
        );
      },
    );
    sent.on('error', () => resolve(null));
    sent.end(text);
  });
}

function parsed(text: string): AnyJson {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
