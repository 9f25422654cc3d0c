import { littleFoxBox } from '../kids/fox-box.ts';
import { littleHotDog } from '../kids/hot-dog.ts';
import { littleEmberBox } from '../kids/house-box.ts';
import { cheeseMini } from '../kids/mini-burger.ts';
import { rolledPancakes } from '../kids/pancakes.ts';
import { at } from '../kit/markup.ts';
import { ember, lagoon, leaf, marigold, rose, studio } from '../studio.ts';

export const kids: Record<string, () => string> = {
  'cajita-brasita': () => studio(lagoon, 440, littleEmberBox()),
  'cajita-nuggets': () => studio(leaf, 460, littleFoxBox()),
  'mini-de-queso': () => studio(ember, 260, cheeseMini()),
  completito: () => studio(marigold, 440, at(0, 0, 1.08, littleHotDog())),
  'panqueques-con-manjar': () => studio(rose, 320, at(0, 0, 1.3, rolledPancakes())),
};
