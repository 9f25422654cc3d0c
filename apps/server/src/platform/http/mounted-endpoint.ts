import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Recorder } from '../metrics.ts';
import type { Handler } from './call.ts';
import { type CompiledEndpoint, compileEndpoint } from './compile-endpoint.ts';
import type { HttpPlatform } from './http-platform.ts';
import { cacheControlOf, type HeaderList, type Headers } from './send-reply.ts';

/** An endpoint with all that answering its calls needs. */
export type MountedEndpoint<E extends Endpoint> = {
  endpoint: E;
  handler: Handler<E>;
  compiled: CompiledEndpoint;
  http: HttpPlatform;
  isLimited: boolean;
  compressedHeaders: Headers;
  record: Recorder;
};

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

/**
 * The response to send: an answer, or a refusal with the HTTP status that overrides the
 * catalogue's.
 */
export type EndpointResult =
  { ok: true; value: unknown; more: HeaderList } | { ok: false; refusal: Refusal; status?: number };

export const mountedEndpoint = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  http: HttpPlatform,
): MountedEndpoint<E> => ({
  endpoint,
  handler,
  http,
  compiled: compileEndpoint(endpoint),
  isLimited: http.rateLimit.concerns(endpoint),
  record: http.metrics?.recorder(endpoint.name) ?? (() => undefined),
  compressedHeaders: {
    'cache-control': cacheControlOf(endpoint.cache),
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding, X-Tenant',
  },
});
