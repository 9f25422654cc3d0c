import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import {
  type PageStart,
  payWithCredomatic,
  payWithKushkiCard,
  payWithKushkiCardSubscription,
  payWithOneclick,
  startEndpoint,
  type WalletStart,
} from '@comanda/contract/payments.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import {
  hasFlow,
  type MethodOfFlow,
  type OnlineMethodName,
} from '@comanda/domain/payment/method-names.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { Caller } from '@comanda/client/api-request.ts';
import type { AppContext } from '../../shop/app-context.ts';

/**
 * One start of a payment. `redirectUrl`: the shop's page to which a provider's page returns.
 * `channel`: MOBILE on a phone.
 */
type StartRequest = {
  id: OrderId;
  instrument: Instrument;
  /**
   * The code of an instrument that has one. It can be read once, and the call may be made for each
   * session of this browser.
   */
  securityCode: string;
  redirectUrl: string;
  channel: 'WEB' | 'MOBILE';
  idempotencyKey: string;
  as: Caller;
};
export type StartAnswer = Result<AnswerOf<PageStart> | null, Refusal>;
type StartCall = (api: AppContext['api'], request: StartRequest) => Promise<StartAnswer>;
type Kept<Kind extends Instrument['kind']> = Extract<Instrument, { kind: Kind }>;

/**
 * A start is never repeated by the API client: {@link ./start-payment.ts} repeats it once, under
 * the same key.
 */
const common = ({ id, idempotencyKey, as }: StartRequest) => ({
  params: { id },
  idempotencyKey,
  abortRetries: true,
  as,
});

const onPage =
  (endpoint: PageStart): StartCall =>
  (api, request) =>
    api.call(endpoint, { ...common(request), body: { redirectUrl: request.redirectUrl } });

const byWallet =
  (endpoint: WalletStart): StartCall =>
  (api, request) =>
    api.call(endpoint, {
      ...common(request),
      body: { redirectUrl: request.redirectUrl, channel: request.channel },
    });

/**
 * Calls with the instrument that the method needs. Another one is a fault of ours: nothing is sent.
 */
const withInstrument =
  <Kind extends Instrument['kind']>(
    kind: Kind,
    call: (
      api: AppContext['api'],
      request: StartRequest,
      instrument: Kept<Kind>,
    ) => Promise<StartAnswer>,
  ): StartCall =>
  (api, request) =>
    request.instrument.kind === kind
      ? call(api, request, request.instrument as Kept<Kind>)
      : Promise.resolve(refuse(refusalOf('PARAMETER_MISSING', { field: 'instrument' })));

const severalOnly = (installments: number) =>
  installments > 1 ? { installmentsNumber: installments } : {};

/** The calls of the methods that bring a card. A method without a row does not compile. */
const cardCalls: Record<
  Exclude<OnlineMethodName, MethodOfFlow<'redirect' | 'qrOrLink'>>,
  StartCall
> = {
  oneclick: withInstrument('savedCard', (api, request, { cardId, installments }) =>
    api.call(payWithOneclick, {
      ...common(request),
      query: { cardId, ...severalOnly(installments) },
    }),
  ),
  kushkiCard: withInstrument('cardToken', (api, request, { token, installments, keep }) =>
    api.call(payWithKushkiCard, {
      ...common(request),
      body: { paymentToken: token, storeCard: keep, ...severalOnly(installments) },
    }),
  ),
  kushkiCardSubscription: withInstrument(
    'savedCard',
    (api, request, { cardId, deviceToken, installments }) =>
      api.call(payWithKushkiCardSubscription, {
        ...common(request),
        body: { cardId, paymentToken: deviceToken ?? '', ...severalOnly(installments) },
      }),
  ),
  credomatic: withInstrument('savedCardWithCvc', (api, request, { cardId }) =>
    api.call(payWithCredomatic, {
      ...common(request),
      body: { cardId, cvc: request.securityCode, redirectUrl: request.redirectUrl },
    }),
  ),
};

/** Returns the call that starts a payment with the method. */
export function startCallOf(method: OnlineMethodName): StartCall {
  if (hasFlow(method, 'redirect')) return onPage(startEndpoint(method));
  return hasFlow(method, 'qrOrLink') ? byWallet(startEndpoint(method)) : cardCalls[method];
}
