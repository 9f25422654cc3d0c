import { type MethodText, refundTo } from '../../method-text.ts';

export const mercadoPago: MethodText = {
  label: 'Mercado Pago',
  hint: 'Saldo o tarjeta',
  refund: refundTo('al medio con el que pagaste en Mercado Pago'),
};
