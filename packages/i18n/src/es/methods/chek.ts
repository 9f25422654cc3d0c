import { type MethodText, refundTo, walletHint } from '../../method-text.ts';

export const chek: MethodText = {
  label: 'Chek',
  hint: walletHint,
  refund: refundTo('a tu cuenta de Chek'),
};
