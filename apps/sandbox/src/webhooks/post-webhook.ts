import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

/**
 * Sends a webhook (POST, unless the provider uses GET) and returns the HTTP status, or 0 if there
 * was no response.
 */
export type PostWebhook = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  method?: 'GET' | 'POST',
) => Promise<number>;

const timeoutMs = 5_000;

/**
 * Resolves names under `.localhost` to this machine, as browsers do. A system's own resolver may
 * not.
 */
const resolveLocalhost: LookupFunction = (name, options, done) =>
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);

export const postWebhook: PostWebhook = (url, headers, body, method = 'POST') =>
  new Promise((resolve) => {
    if (!URL.canParse(url)) return resolve(0);
    const send = url.startsWith('https:') ? safeRequest : plainRequest;
    const length = String(Buffer.byteLength(body));
    const describesBody =
      method === 'GET' ? {} : { 'content-type': 'application/json', 'content-length': length };
    const outgoing = send(
      url,
      {
        method,
        lookup: resolveLocalhost,
        timeout: timeoutMs,
        headers: { ...describesBody, ...headers },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(0));
    outgoing.end(method === 'GET' ? undefined : body);
  });
