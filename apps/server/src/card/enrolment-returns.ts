import { returnFromEnrolment as returnEndpoint } from '@comanda/contract/cards.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isCardSlug } from './card-slugs.ts';
import { returnFromEnrolment } from './return-from-enrolment.ts';
import { isInsideFrame, sendFramedArrival } from '../payment/framed-return-page.ts';
import { acceptAnyReturn, returnFields } from '../payment/return-fields.ts';
import { sendToShop } from '../payment/send-to-shop.ts';
import { refuseTenant, sendRefusal, withErrorHandling } from '../page/with-error-handling.ts';

/**
 * Mounts the endpoints to which a provider sends the browser after a card was typed. The server
 * redirects it to a page of the shop, or ends it inside its frame.
 */
export function mountEnrolmentReturns(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    acceptAnyReturn(scope);
    scope.route<{ Params: { method: string } }>({
      method: [...returnEndpoint.methods],
      url: returnEndpoint.path,
      handler: (request, reply) =>
        withErrorHandling(deps, reply, () => sendOn(deps, request.params.method, request, reply)),
    });
  });
}

async function sendOn(
  deps: Deps,
  slug: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!isCardSlug(slug)) return sendRefusal(reply, refusalOf('NOT_FOUND'));
  const tenant = deps.tenants.findPage(request.headers.host, undefined);
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const location = await returnFromEnrolment(deps, tenant.value, slug, returnFields(request));
  if (isInsideFrame(request))
    return sendFramedArrival(reply, tenant.value.country.locale, location);
  sendToShop(reply, location);
}
