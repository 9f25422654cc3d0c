import type { CachePolicy } from '@comanda/contract/define-endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { boundedMap } from '../bounded-map.ts';
import type { ErrorAnswer } from './answer-error.ts';
import type { CompressedResponse } from './compressed-response.ts';
import { hasUnreadBody, refuseUnreadBody } from './refuse-unread-body.ts';

export const jsonType = 'application/json; charset=utf-8';

const cacheControl: Record<CachePolicy, string> = {
  personal: 'private, no-store',
  versioned: 'no-cache',
};

export const cacheControlOf = (policy: CachePolicy): string => cacheControl[policy];

/** Alternating names and values. */
export type HeaderList = readonly string[];

export type Headers = Readonly<Record<string, string>>;

/**
 * Takes the response over from the HTTP library. While the server stops, the connection closes
 * after its answer.
 */
export function hijackReply(reply: FastifyReply): void {
  reply.hijack();
  if (!reply.server.server.listening) reply.raw.shouldKeepAlive = false;
}

/** Sends JSON that was serialised for this request. */
export function sendJson(
  reply: FastifyReply,
  status: number,
  body: string,
  policy: CachePolicy,
  more: HeaderList = [],
): void {
  hijackReply(reply);
  reply.raw.writeHead(status, [
    'content-type',
    jsonType,
    'cache-control',
    cacheControl[policy],
    'x-content-type-options',
    'nosniff',
    'vary',
    'X-Tenant',
    'content-length',
    String(Buffer.byteLength(body)),
    ...more,
  ]);
  reply.raw.end(body);
}

export function sendNoContent(reply: FastifyReply, more: HeaderList = []): void {
  hijackReply(reply);
  reply.raw.writeHead(204, ['cache-control', 'private, no-store', ...more]);
  reply.raw.end();
}

export function sendError(reply: FastifyReply, answer: ErrorAnswer, more: HeaderList = []): void {
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  hijackReply(reply);
  const length = String(Buffer.byteLength(answer.body));
  const headers = [...Object.entries(answer.headers).flat(), 'content-length', length, ...more];
  if (hasUnreadBody(reply.request.raw))
    return refuseUnreadBody(reply, answer.status, headers, answer.body);
  reply.raw.writeHead(answer.status, headers);
  reply.raw.end(answer.body);
}

type Encoded = { head: string[]; bytes: Buffer };
type Variants = { brotli: Encoded; gzip: Encoded; identity: Encoded; unchanged: string[] };
/** Caches the header lists of answers that are sent many times. */
const variantsOf = new WeakMap<CompressedResponse, Map<Headers, Variants>>();

/**
 * Sends compressed bytes in the best encoding that the client accepts, or 304 if the client has
 * them. `headers` must be a constant, because it is part of the cache key; `more` holds headers of
 * this answer only, as alternating names and values.
 */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  compressed: CompressedResponse,
  headers: Headers,
  status = 200,
  more: readonly string[] = [],
): void {
  const variants = findVariants(compressed, headers);
  hijackReply(reply);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], compressed.etag)) {
    reply.raw.writeHead(304, [...variants.unchanged, ...more]);
    reply.raw.end();
    return;
  }
  const { head, bytes } = variants[bestEncoding(request.headers['accept-encoding'])];
  reply.raw.writeHead(status, [...head, ...more]);
  reply.raw.end(bytes);
}

function findVariants(compressed: CompressedResponse, headers: Headers): Variants {
  let byHeaders = variantsOf.get(compressed);
  if (!byHeaders) variantsOf.set(compressed, (byHeaders = new Map<Headers, Variants>()));
  let variants = byHeaders.get(headers);
  if (!variants) byHeaders.set(headers, (variants = makeVariants(compressed, headers)));
  return variants;
}

function makeVariants(compressed: CompressedResponse, headers: Headers): Variants {
  const shared = [...Object.entries(headers).flat(), 'etag', `W/${compressed.etag}`];
  const encoded = (bytes: Buffer, encoding: string | null): Encoded => ({
    bytes,
    head: [
      ...shared,
      'content-type',
      compressed.contentType,
      'content-length',
      String(bytes.length),
      ...(encoding === null ? [] : ['content-encoding', encoding]),
    ],
  });
  const identity = encoded(compressed.identity, null);
  return {
    identity,
    brotli: compressed.brotli ? encoded(compressed.brotli, 'br') : identity,
    gzip: compressed.gzip ? encoded(compressed.gzip, 'gzip') : identity,
    unchanged: shared,
  };
}

const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));

type Encoding = 'brotli' | 'gzip' | 'identity';
const refusesBrotli = /\bbr\s*;\s*q=0(\.0+)?\s*(,|$)/;
const refusesGzip = /\bgzip\s*;\s*q=0(\.0+)?\s*(,|$)/;

function readEncoding(header: string): Encoding {
  if (/\bbr\b/.test(header) && !refusesBrotli.test(header)) return 'brotli';
  return /\bgzip\b/.test(header) && !refusesGzip.test(header) ? 'gzip' : 'identity';
}

/** Caches the encoding per `Accept-Encoding` header: browsers send few different ones. */
const encodings = boundedMap<string, Encoding>('accepted-encodings', 500);
/** Longest header that is cached, in characters; browsers send shorter ones. */
const maxCachedHeader = 200;

function bestEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  const cached = encodings.get(header);
  if (cached) return cached;
  const encoding = readEncoding(header);
  if (header.length <= maxCachedHeader) encodings.set(header, encoding);
  return encoding;
}
