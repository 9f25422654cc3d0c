import type { FieldTexts } from '../es/fields.ts';
import type { Overlay } from '../merge.ts';

export const fields: Overlay<FieldTexts> = {
  requiredIn: { phone: 'Escribe tu celular.' },
  phoneTaken: 'Ese celular ya está en otra cuenta. Usa otro número.',
};
