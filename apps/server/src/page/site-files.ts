import { type BrandFileName, brandFileNames } from '@comanda/contract/brand-files.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { headers } from '@comanda/contract/headers.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts, Deps } from '../deps.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import { unregisterWorker } from './unregister-worker.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { compressResponse, type CompressedResponse } from '../platform/http/compressed-response.ts';
import { firstHeader } from '../platform/http/read-call.ts';
import { brandFileHeaders, workerHeaders } from '../platform/http/site-file-headers.ts';
import { sendCompressed } from '../platform/http/send-reply.ts';
import { writeRobots, writeSitemap } from './write-sitemap.ts';
import { canonicalOrigin } from './canonical-origin.ts';
import { withErrorHandling, sendRefusal, refuseTenant } from './with-error-handling.ts';

type Parts = Pick<Deps, 'tenants' | 'menus' | 'config' | 'log'> &
  Pick<AppParts, 'pages' | 'client' | 'tenantFiles'>;
type SiteFileRequest = { tenant: TenantContext; tenantCache: CachedTenant; origin: string };
type FindSiteFile = (
  request: SiteFileRequest,
) => CompressedResponse | null | Promise<CompressedResponse | null>;

/** Other names under which browsers request a brand's file without a link to it. */
const aliases: Record<string, BrandFileName> = {
  'apple-touch-icon-precomposed.png': 'apple-touch-icon.png',
};

/**
 * Mounts the files at the root of a brand's host: robots.txt, sitemap, manifest, icons, the service
 * worker.
 */
export function mountSiteFiles(app: FastifyInstance, parts: Parts): void {
  const mount = (path: string, find: FindSiteFile) =>
    app.get(path, (request, reply) =>
      withErrorHandling(parts, reply, () => answer(parts, request, reply, find)),
    );
  mount('/robots.txt', ({ tenantCache, origin }) =>
    tenantCache.answers.getOrCreate(
      `robots ${origin}`,
      () => writeRobots(origin),
      'text/plain; charset=utf-8',
    ),
  );
  mount('/sitemap.xml', (request) => findSitemap(parts, request));
  for (const name of brandFileNames)
    mount(`/${name}`, (request) => findBrandFile(parts, request, name));
  for (const [alias, name] of Object.entries(aliases))
    mount(`/${alias}`, (request) => findBrandFile(parts, request, name));
  app.get('/sw.js', (request, reply) =>
    withErrorHandling(parts, reply, () => sendWorker(parts, request, reply)),
  );
}

async function answer(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  find: FindSiteFile,
): Promise<void> {
  const tenant = parts.tenants.findPage(
    request.headers.host,
    firstHeader(request.headers[headers.tenant]),
  );
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const tenantCache = await parts.menus.tenant(tenant.value.id);
  const origin = canonicalOrigin(parts.config, tenant.value, request);
  const file = tenantCache && (await find({ tenant: tenant.value, tenantCache, origin }));
  if (!file) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  sendCompressed(request, reply, file, brandFileHeaders);
}

function findSitemap(
  { pages }: Parts,
  { tenantCache, origin }: SiteFileRequest,
): ReturnType<FindSiteFile> {
  const store = tenantCache.stores.find(({ id }) => id === tenantCache.settings.defaultStoreId);
  const menu = store ? tenantCache.menu(store.menuId) : null;
  if (!menu) return null;
  return tenantCache.answers.getOrCreate(
    `sitemap ${origin}`,
    () => writeSitemap(origin, pages.listPages(menu)),
    'application/xml; charset=utf-8',
  );
}

function findBrandFile(
  { tenantFiles }: Parts,
  { tenant, tenantCache }: SiteFileRequest,
  name: BrandFileName,
): ReturnType<FindSiteFile> {
  const hash = tenantCache.brandFiles[name];
  return hash === undefined ? null : tenantFiles.find(tenant.id, hash, name);
}

/** Sends the service worker, which is the same for every brand because it contains only paths. */
async function sendWorker(
  { client, config }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const worker = config.allowsOffline
    ? await client.find('/sw.js')
    : await compressResponse('text/javascript; charset=utf-8', unregisterWorker);
  if (!worker) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  sendCompressed(request, reply, worker, workerHeaders);
}
