import { type MethodText, refundTo } from '../../method-text.ts';

export const sodexo: MethodText = {
  label: 'Pluxee',
  hint: 'Tu tarjeta de alimentación',
  refund: refundTo('a tu tarjeta Pluxee'),
};
