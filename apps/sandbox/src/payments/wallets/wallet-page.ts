import type {
  BrowserReturn,
  HostedFlow,
  HostedOutcome,
  HostedPayment,
} from '../kit/hosted-payment.ts';
import type { WalletPayment, WalletStatus } from './wallet-payment.ts';
import type { WalletStore } from './wallet-store.ts';

/**
 * `path`: of the page. `returnsToShop`: after the decision the browser goes to the address that the
 * shop named.
 */
type WalletPage = Pick<HostedFlow, 'provider' | 'title'> & {
  path: string;
  returnsToShop?: boolean;
};

/**
 * The wallet's page on a phone: the address that its QR code holds. It stands for the wallet's app.
 */
export function walletPage(
  store: WalletStore,
  { provider, title, path, returnsToShop = false }: WalletPage,
): HostedFlow {
  const shown = (payment: WalletPayment | null): HostedPayment | null =>
    payment && {
      key: payment.id,
      merchantRef: payment.merchantRef,
      amount: payment.amount,
      currency: 'CLP',
      merchant: payment.title,
      state: pageState(store.statusOf(payment)),
    };
  return {
    provider,
    title,
    openPath: `${path}/:token`,
    decidePath: `/${provider}/decide`,
    keyField: 'token',
    outcomes: ['pay', 'decline', 'expire'],
    hints: {
      pay: 'Apruebas el pago en la aplicación.',
      decline: 'Rechazas el pago en la aplicación.',
      expire: 'Pasa el tiempo del código y ya nadie puede pagarlo.',
    },
    addressOf: (key) => `${path}/${key}`,
    find: (key) => shown(store.find(key)),
    decide: (key, outcome) => shown(decided(store, key, outcome) ?? store.find(key)),
    returnOf: (key) => (returnsToShop ? returnTo(store.find(key)?.returnUrl ?? null) : null),
  };
}

const returnTo = (url: string | null): BrowserReturn | null =>
  url === null ? null : { method: 'GET', url, fields: {} };

function pageState(status: WalletStatus): HostedPayment['state'] {
  if (status === 'open') return 'open';
  return status === 'expired' ? 'outOfTime' : 'decided';
}

function decided(store: WalletStore, key: string, outcome: HostedOutcome): WalletPayment | null {
  if (outcome === 'pay') return store.approve(key);
  return outcome === 'expire' ? store.expire(key) : store.decline(key);
}
