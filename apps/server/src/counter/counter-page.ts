import {
  counterSegment,
  pageWorkerFile,
  riderSegment,
} from '@comanda/contract/counter/counter-page.ts';
import { headers } from '@comanda/contract/headers.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { tileOrigin } from '@comanda/domain/tenant/map-tiles.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts, Deps } from '../deps.ts';
import { unregisterWorker } from '../page/unregister-worker.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import { brandHeaders, counterHeaders } from '../platform/http/counter-headers.ts';
import { type CompressedResponse, compressResponse } from '../platform/http/compressed-response.ts';
import { immutableHeaders } from '../platform/http/page-headers.ts';
import { pageWorkerHeaders } from '../platform/http/site-file-headers.ts';
import { firstHeader } from '../platform/http/read-call.ts';
import { type Headers, sendCompressed } from '../platform/http/send-reply.ts';
import {
  manifestFile,
  renderCounterManifest,
  renderCounterPage,
  renderCounterScheme,
  renderCounterWorker,
  renderRiderPage,
  renderRiderWorker,
  schemeFile,
} from './render-counter-page.ts';
import type { MaybePromise } from '../platform/maybe-promise.ts';
import { refuseTenant, sendRefusal, withErrorHandling } from '../page/with-error-handling.ts';

type Parts = Pick<Deps, 'tenants' | 'menus' | 'log' | 'config'> & Pick<AppParts, 'counter'>;

const root = `/${counterSegment}`;
type RenderFile = (tenant: CachedTenant) => MaybePromise<CompressedResponse>;

/**
 * Mounts the restaurant's own screen beside the storefront: its page, which every address gets
 * because the scripts know the screens, its files with a hash in their address, and the brand's
 * colours and manifest. docs/rules/counter-shell.md#page-of-the-counter.
 */
export function mountCounterPage(app: FastifyInstance, parts: Parts): void {
  const handled =
    (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<void>) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      withErrorHandling(parts, reply, () => answer(request, reply));
  const page = handled((request, reply) => sendPage(parts, renderCounterPage, request, reply));
  app.get(
    `/${riderSegment}`,
    handled((request, reply) => sendPage(parts, renderRiderPage, request, reply)),
  );
  const worker = (segment: string, render: typeof renderRiderWorker) =>
    app.get(
      `/${segment}/${pageWorkerFile}`,
      handled((request, reply) => sendWorker(parts, { segment, render }, request, reply)),
    );
  worker(riderSegment, renderRiderWorker);
  worker(counterSegment, renderCounterWorker);
  app.get(root, page);
  app.get(`${root}/*`, page);
  app.get<{ Params: { file: string } }>(`${root}/assets/:file`, (request, reply) =>
    withErrorHandling(parts, reply, () => sendFile(parts, request, reply, request.params.file)),
  );
  const file = (name: string, render: RenderFile) =>
    app.get(
      `${root}/${name}`,
      handled((request, reply) => sendBrandFile(parts, request, reply, render)),
    );
  file(schemeFile, renderCounterScheme);
  file(manifestFile, renderCounterManifest);
}

/**
 * A file that this build does not have is refused, and never answered with the page: a stale page
 * has to notice.
 */
async function sendFile(
  { counter }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
): Promise<void> {
  const found = await counter.files.find(`/assets/${file}`);
  if (!found) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  sendCompressed(request, reply, found, immutableHeaders);
}

async function sendPage(
  parts: Parts,
  render: typeof renderCounterPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tenant = await findTenant(parts, request, reply);
  if (tenant === null) return;
  const page = await render(parts.counter, tenant);
  if (page === null) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  sendCompressed(request, reply, page, headersOf(tenant));
}

/**
 * Without the offline copies (OFFLINE=0) browsers get a worker that deletes what an earlier one
 * cached.
 */
async function sendWorker(
  parts: Parts,
  { segment, render }: { segment: string; render: typeof renderRiderWorker },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tenant = await findTenant(parts, request, reply);
  if (tenant === null) return;
  const worker = parts.config.allowsOffline
    ? await render(parts.counter, tenant)
    : await compressResponse('text/javascript; charset=utf-8', unregisterWorker);
  if (worker === null) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  sendCompressed(request, reply, worker, pageWorkerHeaders(`/${segment}`));
}

async function sendBrandFile(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderFile,
): Promise<void> {
  const tenant = await findTenant(parts, request, reply);
  if (tenant === null) return;
  sendCompressed(request, reply, await render(tenant), brandHeaders);
}

/**
 * Returns the tenant of the request's host, or answers as the storefront does on a host of no
 * brand.
 */
async function findTenant(
  { tenants, menus }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CachedTenant | null> {
  const tenant = tenants.findPage(
    request.headers.host,
    firstHeader(request.headers[headers.tenant]),
  );
  if (!tenant.ok) {
    refuseTenant(reply, tenant.error);
    return null;
  }
  const published = await menus.tenant(tenant.value.id);
  if (published === null) sendRefusal(reply, refusalOf('NOT_FOUND'));
  return published;
}

const cachedHeaders = new WeakMap<CachedTenant, Headers>();

const headersOf = (tenant: CachedTenant): Headers =>
  cachedHeaders.getOrInsertComputed(tenant, ({ settings }) =>
    counterHeaders(settings.maps === null ? [] : [tileOrigin(settings.maps)]),
  );
