import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  addressNeedsNumber: 'Agrega el número de la calle, o S/N si no tiene.',
  numberExample: 'Ej.: 220',
  area: 'Colonia o alcaldía',
  areaTitle: 'Elige la colonia o la alcaldía',
  noteExample: 'Entre calles, interfón, portón…',
};
