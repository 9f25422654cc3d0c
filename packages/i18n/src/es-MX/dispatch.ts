import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  fields: { municipality: 'Alcaldía o municipio' },
  fieldExamples: { street: 'Ej.: Durango', number: 'Ej.: 220' },
  fieldProblems: { number: 'Escribe el número o S/N.', municipality: 'Elige una de la lista.' },
  areaTitle: 'Elige la alcaldía o el municipio',
  storeHoliday: 'día festivo',
  noteExample: 'Entre calles, interfón, portón…',
};
