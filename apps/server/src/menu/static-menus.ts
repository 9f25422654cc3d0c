import { headers } from '@comanda/contract/headers.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { storefrontSerialisers } from './storefront-serialisers.ts';
import { staticMenuHeaders } from '../platform/http/page-headers.ts';
import { firstHeader } from '../platform/http/read-call.ts';
import { sendCompressed } from '../platform/http/send-reply.ts';
import { sendRefusal, refuseTenant } from '../page/with-error-handling.ts';

type Parts = Pick<Deps, 'tenants' | 'menus'>;

/**
 * Serves `/menus/{id}.json`: the response of v1/menus/{id} under the name it has on a CDN. A CDN
 * may fetch it from here, and a brand may do without a CDN. The query parameter `t` is ignored.
 * docs/rules/menu.md#static-menu.
 */
export async function sendStaticMenu(
  { tenants, menus }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
): Promise<void> {
  const tenant = tenants.find(request.headers.host, firstHeader(request.headers[headers.tenant]));
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const tenantCache = await menus.tenant(tenant.value.id);
  const menu = tenantCache?.menu(Number(/^(\d{1,9})\.json$/.exec(file)?.[1]));
  if (!tenantCache || !menu) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  const compressed = await tenantCache.answers.getOrCreate(`menu ${menu.id}`, () =>
    storefrontSerialisers(tenant.value.decimals).menu(menu),
  );
  sendCompressed(request, reply, compressed, staticMenuHeaders);
}
