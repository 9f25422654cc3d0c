import {
  type payWithCredomatic,
  type payWithKushkiCard,
  type payWithKushkiCardSubscription,
  type payWithOneclick,
  startName,
  type StartName,
} from '@comanda/contract/payments.ts';
import { returnFromProvider } from '@comanda/contract/raw-endpoints.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { Cvc } from '@comanda/domain/payment/cvc.ts';
import {
  hasFlow,
  type OnlineMethodName,
  onlineMethodNames,
  type PaymentMethodName,
} from '@comanda/domain/payment/method-names.ts';
import { methodOfSlug } from '@comanda/domain/payment/method-slugs.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { createHourlyBudget } from '../platform/hourly-budget.ts';
import { refusalOfError } from '../platform/http/answer-error.ts';
import type { AllRouteHandlers, Call, RouteHandlers } from '../platform/http/call.ts';
import { charge, pagePayment, type PaymentToStart, walletPayment } from './payment-to-start.ts';
import { handleProviderReturn, fallbackPage } from './handle-provider-return.ts';
import { startPayment, type StartPaymentDeps } from './start-payment.ts';
import { isInsideFrame, sendFramedReturn } from './framed-return-page.ts';
import { acceptAnyReturn, returnFields } from './return-fields.ts';
import { refuseTenant, sendRefusal, withErrorHandling } from '../page/with-error-handling.ts';

export function paymentRoutes(allDeps: Deps) {
  const deps = { ...allDeps, paymentStartBudget: createHourlyBudget('payment-starts') };
  return { ...pageRoutes(deps), ...walletRoutes(deps), ...cardRoutes(deps) };
}

type StartRoutes<Method extends OnlineMethodName> = Pick<AllRouteHandlers, StartName<Method>>;

/** The handlers of the starts with some methods, which have one flow. */
const startRoutes = <Method extends OnlineMethodName>(
  isOfFlow: (name: OnlineMethodName) => name is Method,
  handlerOf: (method: Method) => AllRouteHandlers[StartName<Method>],
): StartRoutes<Method> =>
  Object.fromEntries(
    onlineMethodNames.filter(isOfFlow).map((method) => [startName(method), handlerOf(method)]),
  ) as StartRoutes<Method>;

const pageRoutes = (deps: StartPaymentDeps) =>
  startRoutes(
    (name) => hasFlow(name, 'redirect'),
    (method) => (call) => startPayment(deps, call, pagePayment(method, call.body)),
  );

const walletRoutes = (deps: StartPaymentDeps) =>
  startRoutes(
    (name) => hasFlow(name, 'qrOrLink'),
    (method) => (call) => startPayment(deps, call, walletPayment(method, call.body)),
  );

const cardRoutes = (deps: StartPaymentDeps) =>
  ({
    payWithOneclick: (call) => startPayment(deps, call, oneclickCharge(call.query)),
    payWithKushkiCard: (call) => startPayment(deps, call, tokenCharge(call.body)),
    payWithKushkiCardSubscription: (call) =>
      startPayment(deps, call, subscriptionCharge(call.body)),
    payWithCredomatic: (call) => startPayment(deps, call, credomaticPayment(call.body)),
  }) satisfies RouteHandlers;

const oneclickCharge = ({
  cardId,
  installmentsNumber = 1,
}: Call<typeof payWithOneclick>['query']): PaymentToStart =>
  charge('oneclick', {
    kind: 'savedCard',
    cardId,
    installments: installmentsNumber,
    deviceToken: null,
  });

const tokenCharge = ({
  paymentToken,
  installmentsNumber = 1,
  storeCard = false,
}: Call<typeof payWithKushkiCard>['body']): PaymentToStart =>
  charge('kushkiCard', {
    kind: 'cardToken',
    token: paymentToken,
    installments: installmentsNumber,
    keep: storeCard,
  });

const subscriptionCharge = ({
  cardId,
  paymentToken,
  installmentsNumber = 1,
}: Call<typeof payWithKushkiCardSubscription>['body']): PaymentToStart =>
  charge('kushkiCardSubscription', {
    kind: 'savedCard',
    cardId,
    installments: installmentsNumber,
    deviceToken: paymentToken,
  });

const credomaticPayment = ({
  cardId,
  cvc,
  redirectUrl,
}: Call<typeof payWithCredomatic>['body']): PaymentToStart => ({
  method: 'credomatic',
  instrument: { kind: 'savedCardWithCvc', cardId, cvc: new Cvc(cvc) },
  redirectUrl,
  channel: 'WEB',
});

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
  reply.hijack();
  reply.raw.writeHead(303, {
    location,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-length': '0',
  });
  reply.raw.end();
}
