import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { sendPaymentWebhook } from '../kit/send-payment-webhook.ts';
import { walletPage } from '../wallets/wallet-page.ts';
import { createWalletStore } from '../wallets/wallet-store.ts';
import { assumedWalletRoutes } from './assumed-wallet-routes.ts';
import { assumedWalletWebhook } from './assumed-wallet-webhook.ts';
import { type AssumedWallet, payPathOf } from './assumed-wallets.ts';

/** Emulates a wallet whose protocol nobody publishes. It holds the shop to all that is assumed. */
export const assumedWalletEmulator =
  (wallet: AssumedWallet): CreatePaymentEmulator =>
  ({ control, webhookSender }) => {
    const { name, title, confirms, sendsWebhooks } = wallet;
    const store = createWalletStore(name, control, (payment, status) => {
      const webhook = assumedWalletWebhook(wallet, { payment, status, now: control.clock.now });
      if (webhook !== null) sendPaymentWebhook(webhookSender, webhook);
    });
    const path = payPathOf(wallet);
    const page = walletPage(store, { provider: name, title, path, returnsToShop: !confirms });
    return {
      name,
      ledger: store.ledger,
      supported: supportedPaymentFaults([
        'create',
        'status',
        'refund',
        ...(confirms ? (['confirm', 'cancel'] as const) : []),
        ...(sendsWebhooks ? (['webhook'] as const) : []),
      ]),
      mount: (app) => {
        assumedWalletRoutes(app, wallet, store, control);
        mountHostedPage(app, control, page);
      },
    };
  };
