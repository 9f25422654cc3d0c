import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  noteExample: 'Torre, citófono, portón…',
  area: 'Comuna',
  areaTitle: 'Elige la comuna',
};
