import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  addressPlaceholder: 'Ej.: Av. Larco 1232, Miraflores',
  fields: { street: 'Calle, avenida o jirón', municipality: 'Distrito' },
  fieldExamples: { street: 'Ej.: Av. Larco', number: 'Ej.: 1232', municipality: 'Ej.: Lince' },
  areaTitle: 'Elige el distrito',
  areaNone: 'No hay ninguno con ese nombre.',
  note: 'Referencia',
  noteExample: 'Frente al parque, puerta verde…',
};
