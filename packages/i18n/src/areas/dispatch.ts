import { dispatch } from '../es/dispatch.ts';
import { dispatch as ofChile } from '../es-CL/dispatch.ts';
import { dispatch as ofGuatemala } from '../es-GT/dispatch.ts';
import { dispatch as ofMexico } from '../es-MX/dispatch.ts';
import { defineTexts } from '../define-texts.ts';

export const dispatchTexts = defineTexts('dispatch', dispatch, {
  'es-CL': ofChile,
  'es-GT': ofGuatemala,
  'es-MX': ofMexico,
});
