import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import type { WebpayKeys } from './webpay-keys.ts';
import { createWebpay } from './webpay.ts';
import { webpayRoutes } from './webpay-routes.ts';

/** Webpay Plus 1.2: it sends no webhooks. */
export const webpayEmulator =
  (keys: WebpayKeys): CreatePaymentEmulator =>
  ({ control }) => {
    const webpay = createWebpay(control.clock);
    return {
      name: 'webpay',
      ledger: webpay.book,
      supported: supportedPaymentFaults(['create', 'commit', 'status', 'refund']),
      mount: (app) => webpayRoutes(app, { webpay, control, keys }),
    };
  };
