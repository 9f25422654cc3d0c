import { returnFromWebpay } from '@comanda/contract/raw-endpoints.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import { refusalOfError } from '../platform/http/answer-error.ts';
import type { RouteHandlers } from '../platform/http/call.ts';
import type { BrowserReturn } from '../payments/provider.ts';
import { handleProviderReturn, fallbackPage } from '../workflows/payment/handle-provider-return.ts';
import { startPayment } from '../workflows/payment/start-payment.ts';
import { withErrorHandling, refuseTenant } from './with-error-handling.ts';

export function paymentRoutes(allDeps: Deps) {
  const deps = { ...allDeps, paymentStartBudget: createHourlyBudget('payment-starts') };
  return { payWithWebpay: (call) => startPayment(deps, 'webpay', call) } satisfies RouteHandlers;
}

/** Methods whose providers redirect the shopper's browser back to this server, with their endpoints. */
const returnEndpoints = [['webpay', returnFromWebpay]] as const;

/**
 * Mounts the endpoints to which a provider sends the shopper's browser: a form or a query, by GET or POST. Whatever the request contains,
 * the server redirects the browser to a page.
 */
export function mountProviderReturns(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body),
    );
    for (const [method, { methods, path }] of returnEndpoints) {
      scope.route({
        method: [...methods],
        url: path,
        handler: (request, reply) =>
          withErrorHandling(deps, reply, () => sendBackToShop(deps, method, request, reply)),
      });
    }
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
    // The request may contain anything, so a bad one is logged as info; only our own failures are errors.
    const level = refusalOfError(error).label === 'INVALID_PARAMETER' ? 'info' : 'error';
    deps.log[level]({ err: error, tenantId: tenant.value.id }, 'provider return failed');
    return fallbackPage;
  });
  reply.hijack();
  reply.raw.writeHead(303, {
    location,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-length': '0',
  });
  reply.raw.end();
}

/** Returns the fields of the form and the query. The last value of a repeated field applies, and the form overrides the query. */
function returnFields({ url, body }: FastifyRequest): BrowserReturn {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries([...query, ...form]);
}
