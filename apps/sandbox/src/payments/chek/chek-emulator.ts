import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { sendPaymentWebhook } from '../kit/send-payment-webhook.ts';
import { walletPage } from '../wallets/wallet-page.ts';
import { createWalletStore } from '../wallets/wallet-store.ts';
import { chekPayPath } from './chek-response.ts';
import { chekRoutes } from './chek-routes.ts';
import { chekWebhook } from './chek-webhook.ts';

/** Assumed protocol: Chek publishes no documentation. The emulator holds the shop to all of it. */
export const chekEmulator: CreatePaymentEmulator = ({ control, webhookSender }) => {
  const store = createWalletStore('chek', control, (payment, status) => {
    const webhook = chekWebhook(payment, status, control.clock.now);
    if (webhook !== null) sendPaymentWebhook(webhookSender, webhook);
  });
  const page = walletPage(store, { provider: 'chek', title: 'Chek', path: chekPayPath });
  return {
    name: 'chek',
    ledger: store.ledger,
    supported: supportedPaymentFaults([
      'create',
      'status',
      'confirm',
      'cancel',
      'refund',
      'webhook',
    ]),
    mount: (app) => {
      chekRoutes(app, store, control);
      mountHostedPage(app, control, page);
    },
  };
};
