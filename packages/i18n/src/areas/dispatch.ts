import { dispatch } from '../es/dispatch.ts';
import { area } from '../translate.ts';

export const dispatchTexts = area(dispatch);
