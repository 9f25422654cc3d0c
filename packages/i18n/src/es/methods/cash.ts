import type { MethodText } from '../../method-text.ts';

export const cash: MethodText = {
  label: 'Efectivo',
  hint: 'Pagas al recibir',
  name: 'efectivo',
  with: 'en efectivo',
  refund: 'en efectivo.',
};
