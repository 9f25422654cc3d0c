import { bananaOatShake } from '../drinks/banana-oat-shake.ts';
import { caramelShake } from '../drinks/caramel-shake.ts';
import { chocolateShake } from '../drinks/chocolate-shake.ts';
import { cheerfulCustardApple } from '../drinks/custard-apple-cup.ts';
import { lucumaShake } from '../drinks/lucuma-shake.ts';
import { strawberryShake } from '../drinks/strawberry-shake.ts';
import { at } from '../kit/markup.ts';
import { cream, ember, lagoon, leaf, marigold, rose, studio } from '../studio.ts';

export const shakes: Record<string, () => string> = {
  'batido-de-frutilla': () => studio(rose, 140, strawberryShake()),
  'batido-de-manjar': () => studio(marigold, 140, caramelShake()),
  'batido-de-chocolate': () => studio(cream, 150, chocolateShake()),
  'batido-de-lucuma': () => studio(leaf, 240, at(50, 0, 1.06, lucumaShake())),
  'batido-de-platano-y-avena': () => studio(lagoon, 260, at(-20, 0, 1.12, bananaOatShake())),
  'chirimoya-alegre': () => studio(ember, 160, at(0, 0, 1.06, cheerfulCustardApple())),
};
