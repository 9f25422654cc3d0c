import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import {
  payWithChek,
  payWithCredomatic,
  payWithFpay,
  payWithGetnet,
  payWithKushkiCard,
  payWithKushkiCardSubscription,
  payWithMach,
  payWithMercadoPago,
  payWithOneclick,
  payWithSodexo,
  payWithWebpay,
} from '@comanda/contract/payments.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { OnlineMethodName } from '@comanda/domain/payment/method-names.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { Caller } from '@comanda/client/api-request.ts';
import type { AppContext } from '../../shop/app-context.ts';

/**
 * One start of a payment. `redirectUrl`: the shop's page to which a provider's page returns.
 * `channel`: MOBILE on a phone.
 */
export type StartRequest = {
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
export type StartAnswer = Result<AnswerOf<typeof payWithWebpay> | null, Refusal>;
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

/** Endpoints whose calls have the same shape. */
type PageEndpoint = typeof payWithWebpay;
const onPage =
  (endpoint: PageEndpoint): StartCall =>
  (api, request) =>
    api.call(endpoint, { ...common(request), body: { redirectUrl: request.redirectUrl } });

type WalletEndpoint = typeof payWithMach;
const byWallet =
  (endpoint: WalletEndpoint): StartCall =>
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

/**
 * The call that starts a payment with each online method. A method without a row does not compile.
 */
export const startCalls: Record<OnlineMethodName, StartCall> = {
  webpay: onPage(payWithWebpay),
  getnet: onPage(payWithGetnet),
  sodexo: onPage(payWithSodexo),
  mercadoPago: onPage(payWithMercadoPago),
  chek: byWallet(payWithChek),
  mach: byWallet(payWithMach),
  fpay: byWallet(payWithFpay),
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
