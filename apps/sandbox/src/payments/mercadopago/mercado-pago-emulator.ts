import { supportedPaymentFaults } from '../../control/supported-faults.ts';
import { mountHostedPage } from '../kit/mount-hosted-page.ts';
import type { CreatePaymentEmulator } from '../kit/payment-emulator.ts';
import { mercadoPagoApiRoutes } from './api-routes.ts';
import { mercadoPagoControlRoutes } from './control-routes.ts';
import { createMercadoPago } from './mercado-pago.ts';
import type { MercadoPagoKeys } from './mercado-pago-keys.ts';
import { mercadoPagoPage } from './mercado-pago-page.ts';
import { createShopNotifier } from './notify-shop.ts';
import { mercadoPagoTransferRoute } from './transfer-route.ts';

/** Mercado Pago's Checkout Pro: preferences, payments, refunds and signed webhooks. */
export const mercadoPagoEmulator =
  (keys: MercadoPagoKeys): CreatePaymentEmulator =>
  (paymentDeps) => {
    const { control } = paymentDeps;
    const account = createMercadoPago(control.clock);
    const deps = { account, control, keys, notify: createShopNotifier(account, keys, paymentDeps) };
    return {
      name: 'mercadopago',
      ledger: account.ledger,
      supported: supportedPaymentFaults([
        'create',
        'status',
        'search',
        'refund',
        'cancel',
        'webhook',
      ]),
      mount: (app) => {
        mercadoPagoApiRoutes(app, deps);
        mercadoPagoControlRoutes(app, deps);
        const page = mercadoPagoPage(deps);
        mountHostedPage(app, control, page);
        mercadoPagoTransferRoute(app, deps, page);
      },
    };
  };
