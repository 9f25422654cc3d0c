import type { OrderId } from '@comanda/domain/ids.ts';
import type { OnlineMethodName } from '@comanda/domain/payment/method-names.ts';
import type { FramedForm, PaymentNext, WalletLink } from '@comanda/domain/payment/payment-next.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { walletOpening } from '@comanda/domain/payment/wallet-opening.ts';
import { isPhone } from '../../platform/is-phone.ts';
import { processingLink } from '../../shop/order/order-links.ts';
import { keepWallet } from './kept-wallet.ts';
import { openTab } from './open-tab.ts';
import { submitForm } from '../../platform/submit-form.ts';

/**
 * A wallet's payment under way. `shown`: the dialog with the code, a tab that was opened, or a link
 * that the shopper must press.
 */
export type OpenWallet = {
  method: OnlineMethodName;
  next: WalletLink;
  shown: 'modal' | 'tab' | 'link';
};

/**
 * The payment on the waiting screen. `none`: this screen started no payment. `starting`: the
 * provider is being asked, or the browser is leaving. `wallet`, `frame`: the shopper pays beside or
 * inside of this page. `settled`: the provider has the request; the page follows the order.
 */
export type PaymentView =
  | { kind: 'none' }
  | { kind: 'starting'; method: OnlineMethodName; total: Minor }
  | ({ kind: 'wallet' } & OpenWallet)
  | { kind: 'frame'; method: OnlineMethodName; next: FramedForm }
  | { kind: 'settled' };

type Started = { orderId: OrderId; method: OnlineMethodName; total: Minor };
type NextOf<Kind extends PaymentNext['kind']> = Extract<PaymentNext, { kind: Kind }>;
type Steps = {
  readonly [Kind in PaymentNext['kind']]: (next: NextOf<Kind>, started: Started) => PaymentView;
};

/** The browser's action for each answer of a start. An answer without a row does not compile. */
const steps: Steps = {
  redirectForm: (next, { method, total }) => {
    submitForm(next);
    return { kind: 'starting', method, total };
  },
  wallet: (next, { method }) => {
    keepWallet({ method, next });
    return { kind: 'wallet', method, next, shown: showWallet(next, method) };
  },
  framedForm: (next, { method }) => ({ kind: 'frame', method, next }),
  settled: (_next, { orderId }) => followOrder(orderId),
};

/**
 * Does what the server answered to the start of a payment.
 * docs/rules/payments.md#next-step-of-a-payment.
 */
export const continuePayment = (next: PaymentNext, started: Started): PaymentView =>
  (steps[next.kind] as (next: PaymentNext, started: Started) => PaymentView)(next, started);

/** Leaves the decision to the order: the screen waits, and a reload of it waits too. */
export function followOrder(orderId: OrderId): PaymentView {
  history.replaceState(history.state, '', processingLink(orderId));
  return { kind: 'settled' };
}

function showWallet({ url }: WalletLink, method: OnlineMethodName): OpenWallet['shown'] {
  if (walletOpening(method, isPhone()) === 'modal') return 'modal';
  return openTab(url) ? 'tab' : 'link';
}
