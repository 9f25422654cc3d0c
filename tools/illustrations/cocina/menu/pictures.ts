import { breakfast } from './breakfast.ts';
import { drinks } from './drinks.ts';
import { extras } from './extras.ts';
import { grill } from './grill.ts';
import { stews } from './stews.ts';
import { street } from './street.ts';
import { sweets } from './sweets.ts';
import { tamales } from './tamales.ts';

/** Every product's slug and its picture. */
export const pictures: Record<string, () => string> = {
  ...stews,
  ...grill,
  ...street,
  ...tamales,
  ...breakfast,
  ...sweets,
  ...drinks,
  ...extras,
};
