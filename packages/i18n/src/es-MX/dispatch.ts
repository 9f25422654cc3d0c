import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  addressNeedsNumber: 'Agrega el número de la calle, o S/N si no tiene.',
  noteExample: 'Entre calles, interfón, portón…',
};
