import { loopbackOnly } from '../../control/loopback-only.ts';
import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import { readObject, textOrNull } from '../../http/read-json.ts';
import { bodyOf } from '../../http/request.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { sendPaymentWebhook } from '../kit/send-payment-webhook.ts';
import type { WalletPayment, WalletStatus } from '../wallets/wallet-payment.ts';
import { walletPage } from '../wallets/wallet-page.ts';
import { createWalletStore } from '../wallets/wallet-store.ts';
import { machPayPath } from './mach-response.ts';
import { machRoutes } from './mach-routes.ts';
import { machWebhook } from './mach-webhook.ts';

/**
 * MACH's business API 1.1.0. Its webhooks go to an address that each merchant registered by hand;
 * `POST /mach/_webhook {url}` registers one here.
 */
export const machEmulator: CreatePaymentEmulator = ({ control, webhookSender }) => {
  const registered = new Set<string>();
  const tell = (payment: WalletPayment, status: WalletStatus): void => {
    for (const url of registered) {
      const webhook = machWebhook(payment, status, url);
      if (webhook !== null) sendPaymentWebhook(webhookSender, webhook);
    }
  };
  const store = createWalletStore('mach', control, tell);
  const page = walletPage(store, { provider: 'mach', title: 'MACH', path: machPayPath });
  return {
    name: 'mach',
    ledger: store.ledger,
    supported: supportedPaymentFaults([
      'create',
      'status',
      'qr',
      'confirm',
      'cancel',
      'refund',
      'webhook',
    ]),
    mount: (app) => {
      machRoutes(app, store, control);
      mountHostedPage(app, control, page);
      const loopback = { logLevel: 'warn', onRequest: loopbackOnly } as const;
      app.post('/mach/_webhook', loopback, (request, reply) => {
        const url = textOrNull(readObject(bodyOf(request))?.['url']);
        if (url !== null) registered.add(url);
        return reply.code(url === null ? 422 : 200).send({ registered: registered.size });
      });
    },
  };
};
