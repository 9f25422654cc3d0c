import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  addressPlaceholder: 'Ej.: 4a. avenida 12-34, Zona 10',
  fields: { street: 'Calle o avenida' },
  fieldExamples: { street: 'Ej.: 4a. avenida', number: 'Ej.: 12-34' },
  fieldProblems: { number: 'Agrega el número, como 12-34.' },
  noteExample: 'Color de la casa, garita, portón…',
};
