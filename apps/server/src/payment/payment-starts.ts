import {
  type payWithCredomatic,
  type payWithKushkiCard,
  type payWithKushkiCardSubscription,
  type payWithOneclick,
  startName,
  type StartName,
} from '@comanda/contract/payments.ts';
import { Cvc } from '@comanda/domain/payment/cvc.ts';
import {
  hasFlow,
  type OnlineMethodName,
  onlineMethodNames,
} from '@comanda/domain/payment/method-names.ts';
import type { Deps } from '../deps.ts';
import type { AllRouteHandlers, Call, RouteHandlers } from '../platform/http/call.ts';
import { charge, pagePayment, type PaymentToStart, walletPayment } from './payment-to-start.ts';
import { startPayment } from './start-payment.ts';

/**
 * The handlers that start payments: of methods with a page or a wallet by their flow, of cards by
 * name.
 */
export const paymentStarts = (deps: Deps) => ({
  ...pageRoutes(deps),
  ...walletRoutes(deps),
  ...cardRoutes(deps),
});

type StartRoutes<Method extends OnlineMethodName> = Pick<AllRouteHandlers, StartName<Method>>;

/** The handlers of the starts with some methods, which have one flow. */
const startRoutes = <Method extends OnlineMethodName>(
  isOfFlow: (name: OnlineMethodName) => name is Method,
  handlerOf: (method: Method) => AllRouteHandlers[StartName<Method>],
): StartRoutes<Method> =>
  Object.fromEntries(
    onlineMethodNames.filter(isOfFlow).map((method) => [startName(method), handlerOf(method)]),
  ) as StartRoutes<Method>;

const pageRoutes = (deps: Deps) =>
  startRoutes(
    (name) => hasFlow(name, 'redirect'),
    (method) => (call) => startPayment(deps, call, pagePayment(method, call.body)),
  );

const walletRoutes = (deps: Deps) =>
  startRoutes(
    (name) => hasFlow(name, 'qrOrLink'),
    (method) => (call) => startPayment(deps, call, walletPayment(method, call.body)),
  );

const cardRoutes = (deps: Deps) =>
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
