import { chargeAnswerFaults, transactionListFaults } from '../../control/fault.ts';
import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { kushkiBrowserRoutes } from './browser-routes.ts';
import { kushkiFrameRoutes } from './frame-routes.ts';
import { type KushkiKeys, sandboxKushkiKeys } from './kushki-keys.ts';
import { createKushki } from './kushki.ts';
import { kushkiOverviewPage } from './kushki-overview-page.ts';
import { sendSaleWebhooks } from './kushki-webhook.ts';
import { kushkiServerRoutes } from './server-routes.ts';
import { kushkiCardsRoute } from './cards-route.ts';

const common = supportedPaymentFaults([
  'charge',
  'search',
  'refund',
  'token',
  'enrol',
  'finishEnrolment',
  'removeCard',
  'webhook',
]);
const supported = {
  ...common,
  faults: [...common.faults, ...chargeAnswerFaults, ...transactionListFaults],
};

/**
 * Kushki: api.kushkipagos.com under `/kushki` with the original paths, and its hosted fields on the
 * other origin.
 */
export const kushkiEmulator =
  (keys: KushkiKeys = sandboxKushkiKeys): CreatePaymentEmulator =>
  ({ control, webhookSender }) => {
    const { now } = control.clock;
    const kushki = createKushki(control.clock, (sale, urls) =>
      sendSaleWebhooks(webhookSender, keys, now, sale, urls),
    );
    const deps = { kushki, control, keys };
    return {
      name: 'kushki',
      ledger: kushki.book.ledger,
      supported,
      mount: (app) => {
        kushkiBrowserRoutes(app, deps);
        kushkiServerRoutes(app, deps);
        kushkiCardsRoute(app, kushki);
        app.get('/kushki', { logLevel: 'warn' }, (_request, reply) =>
          reply.type('text/html; charset=utf-8').send(kushkiOverviewPage(kushki)),
        );
      },
      mountFrames: (frames) => {
        kushkiBrowserRoutes(frames, deps);
        kushkiFrameRoutes(frames, kushki);
      },
    };
  };
