import { burgers } from './burgers.ts';
import { combos } from './combos.ts';
import { drinks } from './drinks.ts';
import { kids } from './kids.ts';
import { sauces } from './sauces.ts';
import { shakes } from './shakes.ts';
import { sides } from './sides.ts';

/** Every product's slug and its picture. */
export const pictures: Record<string, () => string> = {
  ...burgers,
  ...combos,
  ...sides,
  ...drinks,
  ...shakes,
  ...sauces,
  ...kids,
};
