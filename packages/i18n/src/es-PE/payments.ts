import type { PaymentTexts } from '../es/payments.ts';
import type { Overlay } from '../merge.ts';

export const payments: Overlay<PaymentTexts> = {
  methods: { card: { hint: 'Débito o crédito, en el POS' } },
};
