import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { klapPage } from './klap-page.ts';
import { confirmRoute } from './confirm-route.ts';
import { klapRoutes } from './klap-routes.ts';
import { createKlap } from './klap.ts';

/**
 * Klap's gateway with the method sodexo (Pluxee). A charge stands only if the shop confirms it by
 * its answer to the webhook.
 */
export const klapEmulator: CreatePaymentEmulator = ({ control, webhookSender }) => {
  const { clock } = control;
  const klap = createKlap(clock);
  return {
    name: 'klap',
    ledger: klap.ledger,
    supported: supportedPaymentFaults(['create', 'status', 'refund', 'webhook']),
    mount: (app) => {
      klapRoutes(app, klap, control);
      confirmRoute(app, klap);
      mountHostedPage(app, control, klapPage({ klap, clock, sender: webhookSender }));
    },
  };
};
