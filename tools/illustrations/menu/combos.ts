import { at } from '../kit/markup.ts';
import { doubleCombo, duoCombo, emberCombo, gardenCombo } from '../scenes/combos.ts';
import { familyCombo } from '../scenes/family-combo.ts';
import { partyBox } from '../scenes/party-box.ts';
import { teaTimeCombo } from '../scenes/tea-time-combo.ts';
import { cream, ember, lagoon, leaf, marigold, rose, studio } from '../studio.ts';

export const combos: Record<string, () => string> = {
  'combo-brasa': () => studio(ember, 470, emberCombo()),
  'combo-duo': () => studio(marigold, 500, duoCombo()),
  'combo-doble': () => studio(cream, 480, doubleCombo()),
  'combo-huerta': () => studio(leaf, 480, gardenCombo()),
  'combo-familiar': () => studio(rose, 520, familyCombo()),
  'combo-once': () => studio(lagoon, 450, at(0, 0, 0.93, teaTimeCombo())),
  'caja-fiesta': () => studio(ember, 470, partyBox()),
};
