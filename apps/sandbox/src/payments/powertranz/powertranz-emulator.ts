import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { powertranzFrames } from './frame-routes.ts';
import { powertranzRoutes } from './powertranz-routes.ts';
import { createPowertranz } from './powertranz.ts';
import { powertranzPresses } from './press-route.ts';

/**
 * PowerTranz' gateway for BAC Credomatic: saved cards, 3-D Secure in a frame, and a payment by a
 * token of five minutes. No webhooks.
 */
export const powertranzEmulator: CreatePaymentEmulator = ({ control, framesOrigin }) => {
  const powertranz = createPowertranz(control.clock);
  const parts = { powertranz, control, framesOrigin };
  return {
    name: 'powertranz',
    ledger: powertranz.ledger,
    supported: supportedPaymentFaults([
      'create',
      'commit',
      'status',
      'search',
      'refund',
      'cancel',
      'enrol',
      'finishEnrolment',
    ]),
    mount: (app) => {
      powertranzRoutes(app, parts);
      powertranzPresses(app, parts);
    },
    mountFrames: (frames) => powertranzFrames(frames, parts),
  };
};
