import { type MethodText, refundTo, walletHint } from '../../method-text.ts';

export const mach: MethodText = {
  label: 'MACH',
  hint: walletHint,
  refund: refundTo('a tu cuenta de MACH'),
};
