import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { headers } from '@comanda/contract/headers.ts';
import type { Analytics } from '@comanda/domain/tenant/measuring.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts, Deps } from '../deps.ts';
import { measuringSources } from '../features/tenant/measuring-sources.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { answerRefusal, refusalOfError } from '../platform/http/answer-error.ts';
import { chain, type MaybePromise } from '../platform/maybe-promise.ts';
import { foreverHeaders, pageHeaders, type PageNeeds, rootFileHeaders, tenantFileHeaders } from '../platform/http/page-headers.ts';
import { oneOf } from '../platform/http/read-call.ts';
import { type Headers, sendError, sendPrepared } from '../platform/http/send.ts';
import { renderPage } from '../workflows/render-page.ts';

type Parts = Pick<Deps, 'tenants' | 'menus' | 'config' | 'log'> & Pick<AppParts, 'pages' | 'client' | 'tenantFiles'>;

/** Paths under which only calls and files live: nothing there is a page. */
const notPages = /^\/(v\d+|t|statements|terms_and_conditions|assets|docs|openapi\.json|healthz|readyz|metrics|menus)(\/|$)/;
const longest = 300;

const refuse = (reply: FastifyReply, refusal: Refusal): void => sendError(reply, answerRefusal(refusal, 0));

/** Everything that is no call: the tenants' files, the files of the web app, and every other path as a page. */
export function mountStorefront(app: FastifyInstance, parts: Parts): void {
  const { sandboxUrl } = parts.config;
  const outside = sandboxUrl === null ? [] : [new URL(sandboxUrl).origin];
  const headersOfPage = tenantHeaders({ forms: outside, frames: [], connections: [], inlineScripts: parts.pages.inlineScripts });
  app.get<{ Params: { tenant: string; hash: string; name: string } }>('/t/:tenant/:hash/:name', (request, reply) =>
    guarded(parts, reply, () => sendTenantFile(parts, request, reply, request.params)),
  );
  app.get('/*', (request, reply) => guarded(parts, reply, () => sendPath(parts, headersOfPage, request, reply)));
  app.setNotFoundHandler((_request, reply) => refuse(reply, refusalOf('NOT_FOUND')));
}

type HeadersOf = (analytics: Analytics) => Headers;

/** Headers by tenant, written once per published settings: only a tenant that measures lets the services of its ids in. */
function tenantHeaders(needs: PageNeeds): HeadersOf {
  const known = new WeakMap<Analytics, Headers>();
  return (analytics) => known.getOrInsertComputed(analytics, () => pageHeaders(needs, measuringSources(analytics)));
}

function guarded(parts: Parts, reply: FastifyReply, work: () => MaybePromise<void>): MaybePromise<void> {
  const fail = (error: unknown) => {
    const refusal = refusalOfError(error);
    if (refusal.label === 'DEFAULT') parts.log.error({ err: error }, 'a page or file failed');
    refuse(reply, refusal);
  };
  try {
    const working = work();
    return working instanceof Promise ? working.catch(fail) : working;
  } catch (error) {
    return fail(error);
  }
}

type FileName = { tenant: string; hash: string; name: string };

/** The address names its tenant; on another tenant's host it does not exist. */
async function sendTenantFile(
  { tenants, tenantFiles }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: FileName,
): Promise<void> {
  const owner = tenants.byHost(request.headers.host);
  const tenant = tenants.byId(wanted.tenant);
  const isHere = tenant !== null && (owner === null || owner.id === tenant.id);
  const file = isHere ? await tenantFiles.find(tenant.id, wanted.hash, wanted.name) : null;
  if (!file) return refuse(reply, refusalOf('NOT_FOUND'));
  sendPrepared(request, reply, file, tenantFileHeaders);
}

function sendPath(parts: Parts, headersOfPage: HeadersOf, request: FastifyRequest, reply: FastifyReply): MaybePromise<void> {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (path.length > longest) return refuse(reply, refusalOf('NOT_FOUND'));
  return chain(parts.client.find(path), (file) => {
    if (file) return sendPrepared(request, reply, file, path.startsWith('/assets/') ? foreverHeaders : rootFileHeaders);
    if (notPages.test(path)) return refuse(reply, refusalOf('NOT_FOUND'));
    return sendPage(parts, headersOfPage, request, reply, path.replace(/\/+$/, '') || '/');
  });
}

function sendPage(parts: Parts, headersOfPage: HeadersOf, request: FastifyRequest, reply: FastifyReply, path: string): MaybePromise<void> {
  const { host } = request.headers;
  const tenant = parts.tenants.find(host, oneOf(request.headers[headers.tenant]));
  if (!tenant.ok) return refuse(reply, tenant.error);
  return chain(renderPage(parts, tenant.value, originOf(parts, tenant.value, request), path), (page) =>
    page ? sendPrepared(request, reply, page.prepared, headersOfPage(page.analytics), page.status) : refuse(reply, refusalOf('NOT_FOUND')),
  );
}

/** Scheme and host of canonical links: a registered host of the tenant, its first one where the client names no such host. */
function originOf({ config }: Parts, tenant: TenantContext, request: FastifyRequest): string {
  const [name = '', port] = (request.headers.host ?? '').toLowerCase().split(':');
  const host = tenant.hosts.includes(name) ? name : (tenant.hosts[0] ?? 'localhost');
  const isOwnPort = port === undefined || Number(port) === config.port;
  return `${request.protocol}://${host}${isOwnPort && port !== undefined ? `:${port}` : ''}`;
}
