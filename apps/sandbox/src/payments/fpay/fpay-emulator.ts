import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { walletPage } from '../wallets/wallet-page.ts';
import { createWalletStore } from '../wallets/wallet-store.ts';
import { fpayPayPath } from './fpay-response.ts';
import { fpayRoutes } from './fpay-routes.ts';
import { fpayTokenRoute } from './fpay-token-route.ts';
import { createFpayTokens } from './fpay-tokens.ts';

/**
 * Assumed protocol, modelled on Peinau's Quickpay Connect of 2018: today's API of Fpay is not
 * public. It sends no webhooks.
 */
export const fpayEmulator: CreatePaymentEmulator = ({ control }) => {
  const store = createWalletStore('fpay', control);
  const tokens = createFpayTokens(control.clock);
  const page = walletPage(store, {
    provider: 'fpay',
    title: 'Fpay',
    path: fpayPayPath,
    returnsToShop: true,
  });
  return {
    name: 'fpay',
    ledger: store.ledger,
    supported: supportedPaymentFaults(['token', 'create', 'status', 'refund']),
    mount: (app) => {
      fpayTokenRoute(app, tokens, control);
      fpayRoutes(app, store, tokens, control);
      mountHostedPage(app, control, page);
    },
  };
};
