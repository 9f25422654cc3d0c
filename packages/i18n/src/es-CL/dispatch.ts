import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  noteExample: 'Torre, citófono, portón…',
  fields: { municipality: 'Comuna' },
  fieldProblems: { municipality: 'Elige una de la lista.' },
  areaTitle: 'Elige la comuna',
};
