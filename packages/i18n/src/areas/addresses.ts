import { addresses } from '../es/addresses.ts';
import { area } from '../translate.ts';

export const addressesTexts = area('addresses', addresses);
