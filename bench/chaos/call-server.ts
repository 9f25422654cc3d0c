import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type RequestOptions,
} from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

/**
 * `body`: `text` as JSON, null if it is none. `location`: where a browser is sent; null: nowhere.
 * `retryAfter`: the header of that name, or null.
 */
export type CallResult = {
  status: number;
  text: string;
  body: AnyJson;
  location: string | null;
  retryAfter: string | null;
};
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
const secureAgent = new SecureAgent({ keepAlive: false });

/** A port of this machine; with `ca` one with TLS, whose certificate this one signed. */
export type ServerPort = number | { port: number; ca: string };

/** Makes one call to one server; resolves to null if the connection broke or no response came. */
export function callServer(
  server: ServerPort,
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
    const options = { method, path, headers: allHeaders, signal };
    const sent = openRequest(server, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(null));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          text,
          location: response.headers.location ?? null,
          retryAfter: response.headers['retry-after'] ?? null,
          body: parsed(text),
        });
      });
    });
    sent.on('error', () => resolve(null));
    sent.end(text);
  });
}

/** Opens a request on a connection of its own. Its `host` header names the certificate's host. */
export function openRequest(
  server: ServerPort,
  options: RequestOptions & { headers: { host: string } },
  onResponse: (response: IncomingMessage) => void,
): ClientRequest {
  const host = '127.0.0.1';
  if (typeof server === 'number')
    return request({ ...options, host, port: server, agent }, onResponse);
  const secure = { ...server, servername: options.headers.host, agent: secureAgent };
  return requestSecurely({ ...options, host, ...secure }, onResponse);
}

function parsed(text: string): AnyJson {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
