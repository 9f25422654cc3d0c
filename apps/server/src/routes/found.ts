import { type BrandFileName, brandFileNames } from '@comanda/contract/brand-files.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { headers } from '@comanda/contract/headers.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts, Deps } from '../deps.ts';
import type { TenantMemory } from '../features/menu/menu-memory.ts';
import { lastWorker } from '../features/page/last-worker.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { prepare, type Prepared } from '../platform/http/prepared.ts';
import { oneOf } from '../platform/http/read-call.ts';
import { brandFileHeaders, workerHeaders } from '../platform/http/root-headers.ts';
import { sendPrepared } from '../platform/http/send.ts';
import { writeRobots, writeSitemap } from '../workflows/write-sitemap.ts';
import { canonicalOrigin } from './canonical-origin.ts';
import { guarded, refuseReply, refuseTenant } from './guarded.ts';

type Parts = Pick<Deps, 'tenants' | 'menus' | 'config' | 'log'> & Pick<AppParts, 'pages' | 'client' | 'tenantFiles'>;
type Asked = { tenant: TenantContext; memory: TenantMemory; origin: string };
type Find = (asked: Asked) => Prepared | null | Promise<Prepared | null>;

/** Other names under which browsers ask for a brand's file without having been told of it. */
const aliases: Record<string, BrandFileName> = { 'apple-touch-icon-precomposed.png': 'apple-touch-icon.png' };

/** What robots, phones and browsers ask for at the root of a brand's host: robots.txt, sitemap, manifest, icons, the offline worker. */
export function mountFound(app: FastifyInstance, parts: Parts): void {
  const mount = (path: string, find: Find) =>
    app.get(path, (request, reply) => guarded(parts, reply, () => answer(parts, request, reply, find)));
  mount('/robots.txt', ({ memory, origin }) =>
    memory.answers.take(`robots ${origin}`, () => writeRobots(origin), 'text/plain; charset=utf-8'),
  );
  mount('/sitemap.xml', (asked) => findSitemap(parts, asked));
  for (const name of brandFileNames) mount(`/${name}`, (asked) => findBrandFile(parts, asked, name));
  for (const [alias, name] of Object.entries(aliases)) mount(`/${alias}`, (asked) => findBrandFile(parts, asked, name));
  app.get('/sw.js', (request, reply) => guarded(parts, reply, () => sendWorker(parts, request, reply)));
}

async function answer(parts: Parts, request: FastifyRequest, reply: FastifyReply, find: Find): Promise<void> {
  const tenant = parts.tenants.findPage(request.headers.host, oneOf(request.headers[headers.tenant]));
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const memory = await parts.menus.tenant(tenant.value.id);
  const origin = canonicalOrigin(parts.config, tenant.value, request);
  const found = memory && (await find({ tenant: tenant.value, memory, origin }));
  if (!found) return refuseReply(reply, refusalOf('NOT_FOUND'));
  sendPrepared(request, reply, found, brandFileHeaders);
}

function findSitemap({ pages }: Parts, { memory, origin }: Asked): ReturnType<Find> {
  const store = memory.stores.find(({ id }) => id === memory.settings.defaultStoreId);
  const menu = store ? memory.menu(store.menuId) : null;
  if (!menu) return null;
  return memory.answers.take(`sitemap ${origin}`, () => writeSitemap(origin, pages.listPages(menu)), 'application/xml; charset=utf-8');
}

function findBrandFile({ tenantFiles }: Parts, { tenant, memory }: Asked, name: BrandFileName): ReturnType<Find> {
  const hash = memory.brandFiles[name];
  return hash === undefined ? null : tenantFiles.find(tenant.id, hash, name);
}

/** The same for every brand: it knows only paths. */
async function sendWorker({ client, config }: Parts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const worker = config.keepsOffline ? await client.find('/sw.js') : await prepare('text/javascript; charset=utf-8', lastWorker);
  if (!worker) return refuseReply(reply, refusalOf('NOT_FOUND'));
  sendPrepared(request, reply, worker, workerHeaders);
}
