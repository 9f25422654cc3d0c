import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import type { PaymentEmulator, PaymentDeps } from '../kit/payment-emulator.ts';
import { enrolmentRoutes } from './enrolment-routes.ts';
import { createOneclick } from './oneclick.ts';
import { oneclickApiRoutes } from './oneclick-api-routes.ts';
import { sandboxOneclickKeys } from './oneclick-keys.ts';

/** Oneclick Mall 1.2, under the address of Webpay: it sends no webhooks. */
export function oneclickEmulator({ control }: PaymentDeps): PaymentEmulator {
  const oneclick = createOneclick(control.clock);
  const deps = { oneclick, control, keys: sandboxOneclickKeys };
  return {
    name: 'oneclick',
    ledger: oneclick.ledger,
    supported: supportedPaymentFaults([
      'enrol',
      'finishEnrolment',
      'removeCard',
      'charge',
      'status',
      'refund',
    ]),
    mount: (app) => {
      oneclickApiRoutes(app, deps);
      enrolmentRoutes(app, deps);
    },
  };
}
