import { at } from '../kit/markup.ts';
import { cheeseSticks } from '../sides/cheese-sticks.ts';
import { chileanSalad } from '../sides/chilean-salad.ts';
import { fries, sweetPotatoFries } from '../sides/fries.ts';
import { loadedFries } from '../sides/loaded-fries.ts';
import { nuggetTray } from '../sides/nuggets.ts';
import { ringTray } from '../sides/onion-rings.ts';
import { turnovers } from '../sides/turnovers.ts';
import { wings } from '../sides/wings.ts';
import { cream, ember, lagoon, leaf, marigold, rose, studio } from '../studio.ts';

export const sides: Record<string, () => string> = {
  'papas-rusticas': () => studio(cream, 230, at(0, 0, 1.28, fries('papas'))),
  'aros-de-cebolla': () => studio(marigold, 330, ringTray()),
  'nuggets-de-pollo': () => studio(ember, 360, nuggetTray()),
  'papas-con-cheddar-y-tocino': () => studio(lagoon, 340, at(-64, 0, 1.12, loadedFries())),
  'camotes-fritos': () => studio(leaf, 190, at(0, 0, 1.3, sweetPotatoFries())),
  'bastones-de-queso': () => studio(rose, 400, at(0, 0, 1.05, cheeseSticks())),
  'alitas-a-la-brasa': () => studio(marigold, 420, at(0, 0, 1.02, wings())),
  'ensalada-chilena': () => studio(cream, 240, at(0, 0, 1.1, chileanSalad())),
  'empanaditas-de-queso': () => studio(ember, 400, at(0, 0, 0.98, turnovers())),
};
