import { cuts } from './cuts.ts';
import { green } from './green.ts';
import { hotKitchen, starters } from './kitchen.ts';
import { refreshments, sweets, trays } from './rest.ts';
import { rolls } from './rolls.ts';

/** Every product of Murasaki by its slug, and its picture, in the order of the menu. */
export const pictures: Record<string, () => string> = {
  ...rolls,
  ...cuts,
  ...hotKitchen,
  ...trays,
  ...starters,
  ...green,
  ...sweets,
  ...refreshments,
};
