import type { Control } from '../../control/control.ts';
import type { MercadoPago } from './mercado-pago.ts';
import type { MercadoPagoKeys } from './mercado-pago-keys.ts';
import type { EmulatedPayment } from './preference.ts';

/** Dependencies of the emulator's routes. `notify`: tells the shop of a new or changed payment. */
export type MercadoPagoDeps = {
  readonly account: MercadoPago;
  readonly control: Control;
  readonly keys: MercadoPagoKeys;
  notify(payment: EmulatedPayment, action: 'payment.created' | 'payment.updated'): void;
};
