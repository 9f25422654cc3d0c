import { type MethodText, refundTo, walletHint } from '../../method-text.ts';

export const fpay: MethodText = {
  label: 'Fpay',
  hint: walletHint,
  refund: refundTo('al medio con el que pagaste en Fpay'),
};
