import type { PaymentSlots } from '../../features/checkout/payment-slots.ts';

/** The parts of saved and typed cards in the checkout's payment section. Each loads when its method is chosen. */
export const paymentSlots: PaymentSlots = {
  savedCards: null,
  panels: {
    onDelivery: null,
    redirect: null,
    qrOrLink: null,
    savedCard: null,
    cardToken: null,
    htmlForm: null,
  },
};
