import { common } from '../es/common.ts';
import { defineTexts } from '../define-texts.ts';

export const commonTexts = defineTexts('common', common);
