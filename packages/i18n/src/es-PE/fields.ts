import type { FieldTexts } from '../es/fields.ts';
import type { Overlay } from '../merge.ts';

export const fields: Overlay<FieldTexts> = {
  requiredIn: { phone: 'Escribe tu celular.' },
  firstDigit: (digit) => `Escribe un celular: empieza con ${digit}.`,
  phoneTaken: 'Ese celular ya está en otra cuenta. Usa otro número.',
};
