import { dispatch } from '../es/dispatch.ts';
import { defineTexts } from '../define-texts.ts';

export const dispatchTexts = defineTexts('dispatch', dispatch, (overlays) => overlays.dispatch);
