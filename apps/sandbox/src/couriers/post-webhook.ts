import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

/** Posts a body and returns the HTTP status, or 0 if there was no response. */
export type PostWebhook = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<number>;

const timeoutMs = 5_000;

/** Resolves names under `.localhost` to this machine, as browsers do. A system's own resolver may not. */
const resolveLocalhost: LookupFunction = (name, options, done) =>
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);

export const postWebhook: PostWebhook = (url, headers, body) =>
  new Promise((resolve) => {
    if (!URL.canParse(url)) return resolve(0);
    const send = url.startsWith('https:') ? safeRequest : plainRequest;
    const length = String(Buffer.byteLength(body));
    const outgoing = send(
      url,
      {
        method: 'POST',
        lookup: resolveLocalhost,
        timeout: timeoutMs,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(0));
    outgoing.end(body);
  });
