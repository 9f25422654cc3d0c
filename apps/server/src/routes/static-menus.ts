import { headers } from '@comanda/contract/headers.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { answerTexts } from '../features/menu/answer-texts.ts';
import { staticMenuHeaders } from '../platform/http/page-headers.ts';
import { oneOf } from '../platform/http/read-call.ts';
import { sendPrepared } from '../platform/http/send.ts';
import { refuseReply, refuseTenant } from './guarded.ts';

type Parts = Pick<Deps, 'tenants' | 'menus'>;

/**
 * `/menus/{id}.json`: the answer of v1/menus/{id} under the name it has on a CDN, so that one may take it from here, or a brand do
 * without. The address's `t` is not read. Spec §7.
 */
export async function sendStaticMenu({ tenants, menus }: Parts, request: FastifyRequest, reply: FastifyReply, file: string): Promise<void> {
  const tenant = tenants.find(request.headers.host, oneOf(request.headers[headers.tenant]));
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const memory = await menus.tenant(tenant.value.id);
  const menu = memory?.menu(Number(/^(\d{1,9})\.json$/.exec(file)?.[1]));
  if (!memory || !menu) return refuseReply(reply, refusalOf('NOT_FOUND'));
  const prepared = await memory.answers.take(`menu ${menu.id}`, () => answerTexts(tenant.value.decimals).menu(menu));
  sendPrepared(request, reply, prepared, staticMenuHeaders);
}
