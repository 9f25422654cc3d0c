import { common } from '../es/common.ts';
import { area } from '../translate.ts';

export const commonTexts = area('common', common);
