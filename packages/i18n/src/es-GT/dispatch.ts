import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  addressPlaceholder: 'Ej.: 4a. avenida 12-34, Zona 10',
  addressNeedsNumber: 'Agrega el número, como 12-34.',
  numberExample: 'Ej.: 12-34',
  area: 'Zona o municipio',
  areaTitle: 'Elige la zona o el municipio',
  street: 'Calle o avenida',
  noteExample: 'Color de la casa, garita, portón…',
};
