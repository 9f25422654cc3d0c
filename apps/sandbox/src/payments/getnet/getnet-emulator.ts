import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { getnetApiRoutes } from './api-routes.ts';
import { getnetControlRoutes } from './control-routes.ts';
import { createGetnet } from './getnet.ts';
import type { GetnetKeys } from './getnet-keys.ts';
import { getnetPage } from './getnet-page.ts';
import { createNotifier, type NotificationSites } from './notify-final.ts';

/**
 * Getnet Chile: PlacetoPay's Web Checkout. It notifies a final session once, at the address set for
 * the site.
 */
export const getnetEmulator =
  (keys: GetnetKeys): CreatePaymentEmulator =>
  (paymentDeps) => {
    const { control } = paymentDeps;
    const getnet = createGetnet(control.clock);
    const sites: NotificationSites = new Map();
    const notifyFinal = createNotifier(getnet, keys, sites, paymentDeps);
    const deps = { getnet, control, keys, notifyFinal };
    control.clock.onAdvance(notifyFinal);
    return {
      name: 'getnet',
      ledger: getnet.ledger,
      supported: supportedPaymentFaults(['create', 'status', 'refund', 'cancel', 'webhook']),
      mount: (app) => {
        getnetApiRoutes(app, deps);
        getnetControlRoutes(app, deps, sites);
        mountHostedPage(app, control, getnetPage(deps));
      },
    };
  };
