import { addresses } from '../es/addresses.ts';
import { defineTexts } from '../define-texts.ts';

export const addressesTexts = defineTexts('addresses', addresses);
