import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

/** An answer of the shop; `status` 0: there was none. */
export type ShopAnswer = { status: number; type: string; body: Buffer };

/** Calls the shop as a printer does. */
export type CallShop = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  sent?: { type: string; body: string },
) => Promise<ShopAnswer>;

const timeoutMs = 5_000;
const none: ShopAnswer = { status: 0, type: '', body: Buffer.alloc(0) };

/** Resolves names under `.localhost` to this machine, as browsers do. */
const resolveLocalhost: LookupFunction = (name, options, done) =>
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);

export const callShop: CallShop = (method, url, sent) =>
  new Promise((resolve) => {
    if (!URL.canParse(url)) return resolve(none);
    const send = url.startsWith('https:') ? safeRequest : plainRequest;
    const headers = sent === undefined ? {} : bodyHeaders(sent);
    const call = send(
      url,
      { method, lookup: resolveLocalhost, timeout: timeoutMs, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', () => resolve(none));
        answer.once('end', () => {
          const type = answer.headers['content-type'] ?? '';
          resolve({ status: answer.statusCode ?? 0, type, body: Buffer.concat(parts) });
        });
      },
    );
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(none));
    call.end(sent?.body);
  });

const bodyHeaders = ({ type, body }: { type: string; body: string }) => ({
  'content-type': type,
  'content-length': String(Buffer.byteLength(body)),
});
