import { counterPrinters } from '../es/counter-printers.ts';
import { defineTexts } from '../define-texts.ts';

export const counterPrintersTexts = defineTexts('counterPrinters', counterPrinters);
