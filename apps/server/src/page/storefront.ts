import { withoutTrailingSlashes } from '@comanda/domain/text/without-trailing-slashes.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { headers } from '@comanda/contract/headers.ts';
import { serverTime } from '@comanda/contract/server-timing.ts';
import { hasNoPage } from '@comanda/contract/paths-without-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts, Deps } from '../deps.ts';
import { chain, type MaybePromise } from '../platform/maybe-promise.ts';
import {
  immutableHeaders,
  rootFileHeaders,
  tenantFileHeaders,
} from '../platform/http/page-headers.ts';
import { firstHeader } from '../platform/http/read-call.ts';
import { sendCompressed } from '../platform/http/send-reply.ts';
import { sendStaticMenu } from '../menu/static-menus.ts';
import type { CachedTenant } from '../menu/cached-tenant.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { sendSignUpPage } from '../counter/sign-up-page.ts';
import { unopenedPage, unopenedPageHeaders } from './unopened-page.ts';
import { renderPage, type RenderedPage } from './render-page.ts';
import { canonicalOrigin } from './canonical-origin.ts';
import { type HeadersOf, tenantHeaders } from './tenant-headers.ts';
import { withErrorHandling, sendRefusal, refuseTenant } from './with-error-handling.ts';

type Parts = Pick<Deps, 'tenants' | 'menus' | 'config' | 'log' | 'payments' | 'clock'> &
  Pick<AppParts, 'pages' | 'client' | 'tenantFiles' | 'counter'>;

const maxPathLength = 300;

/**
 * Mounts everything beside the API: the tenants' files, the web app's files, and every other path
 * as a page.
 */
export function mountStorefront(app: FastifyInstance, parts: Parts): void {
  const headersOfPage = tenantHeaders(parts.payments, parts.pages.inlineScripts);
  app.get<{ Params: { tenant: string; hash: string; name: string } }>(
    '/t/:tenant/:hash/:name',
    (request, reply) =>
      withErrorHandling(parts, reply, () => sendTenantFile(parts, request, reply, request.params)),
  );
  app.get<{ Params: { file: string } }>('/menus/:file', (request, reply) =>
    withErrorHandling(parts, reply, () =>
      sendStaticMenu(parts, request, reply, request.params.file),
    ),
  );
  app.get('/*', (request, reply) =>
    withErrorHandling(parts, reply, () => sendPath(parts, headersOfPage, request, reply)),
  );
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refusalOf('NOT_FOUND')));
}

type FileName = { tenant: string; hash: string; name: string };

/**
 * Sends a tenant's file. The URL names the tenant; on another tenant's host the file does not
 * exist.
 */
async function sendTenantFile(
  { tenants, tenantFiles }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  requestedFile: FileName,
): Promise<void> {
  const owner = tenants.byHost(request.headers.host);
  const tenant = tenants.byId(requestedFile.tenant);
  const isHere = tenant !== null && (owner === null || owner.id === tenant.id);
  const file = isHere
    ? await tenantFiles.find(tenant.id, requestedFile.hash, requestedFile.name)
    : null;
  if (!file) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  sendCompressed(request, reply, file, tenantFileHeaders);
}

function sendPath(
  parts: Parts,
  headersOfPage: HeadersOf,
  request: FastifyRequest,
  reply: FastifyReply,
): MaybePromise<void> {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (path.length > maxPathLength) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  return chain(parts.client.find(path), (file) => {
    if (file)
      return sendCompressed(
        request,
        reply,
        file,
        path.startsWith('/assets/') ? immutableHeaders : rootFileHeaders,
      );
    if (hasNoPage(path)) return sendRefusal(reply, refusalOf('NOT_FOUND'));
    return sendPage(parts, headersOfPage, request, reply, withoutTrailingSlashes(path) || '/');
  });
}

function sendPage(
  parts: Parts,
  headersOfPage: HeadersOf,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): MaybePromise<void> {
  const signUp = parts.tenants.findSignUp(request.headers.host);
  if (signUp.ok) return sendSignUpPage(parts, signUp.value, { request, reply, path });
  const tenant = parts.tenants.findPage(
    request.headers.host,
    firstHeader(request.headers[headers.tenant]),
  );
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  return chain(parts.menus.tenant(tenant.value.id), (cachedTenant) =>
    cachedTenant?.state === 'new'
      ? sendUnopenedPage(cachedTenant, request, reply)
      : sendShopPage(parts, headersOfPage, { request, reply }, { path, tenant: tenant.value }),
  );
}

/**
 * The page of a brand that never opened, at each path. docs/rules/sign-up.md#shop-before-it-opens.
 */
const sendUnopenedPage = (
  cachedTenant: CachedTenant,
  request: FastifyRequest,
  reply: FastifyReply,
): MaybePromise<void> =>
  chain(
    cachedTenant.answers.getOrCreate(
      'unopened page',
      () => unopenedPage(cachedTenant),
      'text/html; charset=utf-8',
    ),
    (page) => sendCompressed(request, reply, page, unopenedPageHeaders, 200),
  );

function sendShopPage(
  parts: Parts,
  headersOfPage: HeadersOf,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { path, tenant }: { path: string; tenant: TenantContext },
): MaybePromise<void> {
  const render = (asked: string): MaybePromise<RenderedPage | null> =>
    renderPage(parts, tenant, canonicalOrigin(parts.config, tenant, request), asked);
  const send = (page: RenderedPage): void =>
    sendCompressed(
      request,
      reply,
      page.prepared,
      headersOfPage(page.brand, request.url),
      page.status,
      timeHeader(parts.clock()),
    );
  const lowerCase = path.toLowerCase();
  return chain(render(path), (page) => {
    if (!page) return sendRefusal(reply, refusalOf('NOT_FOUND'));
    if (page.status === 200 || lowerCase === path) return send(page);
    return chain(render(lowerCase), (other) =>
      other?.status === 200 ? redirectTo(reply, lowerCase, request.url) : send(page),
    );
  });
}

/** Paths are in lower case: `/COMBOS` leads to `/combos`, with the query of the URL. */
function redirectTo(reply: FastifyReply, path: string, url: string): void {
  const query = url.indexOf('?');
  void reply.redirect(query === -1 ? path : path + url.slice(query), 301);
}

/**
 * Header with the server's time in milliseconds, for a page on a device with a wrong clock. Scripts
 * can read no other response header of the page.
 */
const timeHeader = (now: number): string[] => ['server-timing', `${serverTime};dur=${now}`];
