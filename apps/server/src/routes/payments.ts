import { returnFromWebpay } from '@comanda/contract/raw-endpoints.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import { refusalOfError } from '../platform/http/answer-error.ts';
import type { Routes } from '../platform/http/call.ts';
import type { BrowserReturn } from '../payments/provider.ts';
import { returnFromProvider, strayPage } from '../workflows/payment/return-from-provider.ts';
import { startPayment } from '../workflows/payment/start-payment.ts';
import { guarded, refuseTenant } from './guarded.ts';

export function paymentRoutes(given: Deps) {
  const deps = { ...given, paymentStarts: createHourlyBudget('payment-starts') };
  return { payWithWebpay: (call) => startPayment(deps, 'webpay', call) } satisfies Routes;
}

/** Methods whose providers send the browser back here, and where to. */
const returning = [['webpay', returnFromWebpay]] as const;

/** Browsers coming back from a provider: a form or a query, by GET or POST, whatever it sends; they are always sent on to a page. */
export function mountReturns(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, body),
    );
    for (const [method, { methods, path }] of returning) {
      scope.route({
        method: [...methods],
        url: path,
        handler: (request, reply) => guarded(deps, reply, () => answer(deps, method, request, reply)),
      });
    }
  });
}

async function answer(deps: Deps, method: PaymentMethodName, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const tenant = deps.tenants.findPage(request.headers.host, undefined);
  if (!tenant.ok) return refuseTenant(reply, tenant.error);
  const location = await returnFromProvider(deps, { method, tenant: tenant.value, fields: fieldsOf(request) }).catch((error: unknown) => {
    // What a browser sends may be anything: only what is our own fault is an error.
    const level = refusalOfError(error).label === 'INVALID_PARAMETER' ? 'info' : 'error';
    deps.log[level]({ err: error, tenantId: tenant.value.id }, 'a shopper came back from paying and could not be told');
    return strayPage;
  });
  reply.hijack();
  reply.raw.writeHead(303, { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'content-length': '0' });
  reply.raw.end();
}

/** Of a field sent twice the last counts; a form's before the query's. */
function fieldsOf({ url, body }: FastifyRequest): BrowserReturn {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries([...query, ...form]);
}
