import { lambStack } from '../burger/house-stacks.ts';
import { stackOf } from '../burger/stack.ts';
import { caramelShake } from '../drinks/caramel-shake.ts';
import { lucumaShake } from '../drinks/lucuma-shake.ts';
import { strawberryShake } from '../drinks/strawberry-shake.ts';
import { banner } from '../hero.ts';
import { at } from '../kit/markup.ts';
import { emberCombo } from '../scenes/combos.ts';
import { ember, leaf, rose } from '../studio.ts';

const threeShakes = (): string =>
  at(-300, 0, 0.98, strawberryShake()) +
  at(320, 0, 0.98, caramelShake()) +
  at(20, 0, 1, lucumaShake());

/** File name and picture of each banner of the home. */
export const banners: Record<string, () => string> = {
  'banner-combo': () => banner({ ...ember, food: emberCombo(), halfWidth: 470 }),
  'banner-cordero': () => banner({ ...rose, food: stackOf('cordero', lambStack), halfWidth: 320 }),
  'banner-batidos': () => banner({ ...leaf, food: threeShakes(), halfWidth: 420 }),
};
