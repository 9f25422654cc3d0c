import { returnFromProvider } from '@comanda/contract/raw-endpoints.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { methodOfSlug } from '@comanda/domain/payment/method-slugs.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { refuseTenant, sendRefusal, withErrorHandling } from '../page/with-error-handling.ts';
import { refusalOfError } from '../platform/http/answer-error.ts';
import { isInsideFrame, sendFramedReturn } from './framed-return-page.ts';
import { fallbackPage, handleProviderReturn } from './handle-provider-return.ts';
import { acceptAnyReturn, returnFields } from './return-fields.ts';
import { sendToShop } from './send-to-shop.ts';

/**
 * Mounts the endpoints to which a provider sends the shopper's browser: a form or a query, by GET
 * or POST. Whatever the request contains, the server redirects the browser to a page.
 */
export function mountProviderReturns(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    acceptAnyReturn(scope);
    scope.route<{ Params: { method: string } }>({
      method: [...returnFromProvider.methods],
      url: returnFromProvider.path,
      handler: (request, reply) =>
        withErrorHandling(deps, reply, () => {
          const method = methodOfSlug(request.params.method);
          return method === null
            ? sendRefusal(reply, refusalOf('NOT_FOUND'))
            : sendBackToShop(deps, method, request, reply);
        }),
    });
  });
}

async function sendBackToShop(
  deps: Deps,
  method: PaymentMethodName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tenant = deps.tenants.findPage(request.headers.host, undefined);
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const location = await handleProviderReturn(deps, {
    method,
    tenant: tenant.value,
    fields: returnFields(request),
  }).catch((error: unknown) => {
    // The request may contain anything, so a bad one is logged as info; only our own failures are
    // errors.
    const level = refusalOfError(error).label === 'INVALID_PARAMETER' ? 'info' : 'error';
    deps.log[level]({ err: error, tenantId: tenant.value.id }, 'provider return failed');
    return fallbackPage;
  });
  if (isInsideFrame(request)) return sendFramedReturn(reply, tenant.value.country.locale);
  sendToShop(reply, location);
}
