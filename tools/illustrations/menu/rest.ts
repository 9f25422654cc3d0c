import { at } from '../kit/markup.ts';
import { barbecue, chiliHoney, houseSaucePot, mashedAvocado, mayonnaiseJar, aioli, pebre } from '../sauces/sauces.ts';
import { beer, icedCoffee, lemonade, limeCan, moteConHuesillo, peachTea, raspberryJar, waterBottle } from '../drinks/cold-drinks.ts';
import { bananaOatShake, caramelShake, cheerfulCustardApple, chocolateShake, lucumaShake, strawberryShake } from '../drinks/shakes.ts';
import { cola } from '../drinks/tumbler.ts';
import { cheeseMini, littleEmberBox, littleFoxBox, littleHotDog, rolledPancakes } from '../kids/kids.ts';
import { cheeseSticks, nuggetTray, ringTray, turnovers } from '../sides/fried.ts';
import { fries, sweetPotatoFries } from '../sides/fries.ts';
import { chileanSalad, loadedFries, wings } from '../sides/plates.ts';
import { doubleCombo, duoCombo, emberCombo, familyCombo, gardenCombo, partyBox, teaTimeCombo } from '../scenes/combos.ts';
import { cream, ember, lagoon, leaf, marigold, rose, studio } from '../studio.ts';

export const combos: Record<string, () => string> = {
  'combo-brasa': () => studio(ember, 470, emberCombo()),
  'combo-duo': () => studio(marigold, 500, duoCombo()),
  'combo-doble': () => studio(cream, 480, doubleCombo()),
  'combo-huerta': () => studio(leaf, 480, gardenCombo()),
  'combo-familiar': () => studio(rose, 520, familyCombo()),
  'combo-once': () => studio(lagoon, 480, teaTimeCombo()),
  'caja-fiesta': () => studio(ember, 470, partyBox()),
};

export const sides: Record<string, () => string> = {
  'papas-rusticas': () => studio(cream, 230, at(0, 0, 1.28, fries('papas'))),
  'aros-de-cebolla': () => studio(marigold, 330, ringTray()),
  'nuggets-de-pollo': () => studio(ember, 360, nuggetTray()),
  'papas-con-cheddar-y-tocino': () => studio(lagoon, 340, at(-40, 0, 1.14, loadedFries())),
  'camotes-fritos': () => studio(leaf, 190, at(0, 0, 1.3, sweetPotatoFries())),
  'bastones-de-queso': () => studio(rose, 400, at(0, 0, 1.05, cheeseSticks())),
  'alitas-a-la-brasa': () => studio(marigold, 420, at(-10, 0, 1.14, wings())),
  'ensalada-chilena': () => studio(cream, 240, at(0, 0, 1.1, chileanSalad())),
  'empanaditas-de-queso': () => studio(ember, 430, at(0, 0, 1.08, turnovers())),
};

export const drinks: Record<string, () => string> = {
  'bebida-cola': () => studio(cream, 130, at(0, 0, 1.05, cola('cola'))),
  'limonada-menta': () => studio(leaf, 130, at(0, 0, 1.1, lemonade())),
  'agua-mineral': () => studio(lagoon, 130, at(0, 0, 1, waterBottle())),
  'te-helado-de-durazno': () => studio(marigold, 170, at(20, 0, 1.02, peachTea())),
  'mote-con-huesillo': () => studio(cream, 180, at(0, 0, 1.2, moteConHuesillo())),
  'jugo-de-frambuesa': () => studio(rose, 220, at(20, 0, 1.16, raspberryJar())),
  'lima-limon-sin-azucar': () => studio(ember, 150, at(0, 0, 1.16, limeCan())),
  'cafe-helado': () => studio(marigold, 140, at(0, 0, 1, icedCoffee())),
  'cerveza-rubia': () => studio(lagoon, 140, at(0, 0, 1.1, beer())),
};

export const shakes: Record<string, () => string> = {
  'batido-de-frutilla': () => studio(rose, 140, strawberryShake()),
  'batido-de-manjar': () => studio(marigold, 140, caramelShake()),
  'batido-de-chocolate': () => studio(cream, 150, chocolateShake()),
  'batido-de-lucuma': () => studio(leaf, 240, at(50, 0, 1.06, lucumaShake())),
  'batido-de-platano-y-avena': () => studio(lagoon, 260, at(-20, 0, 1.12, bananaOatShake())),
  'chirimoya-alegre': () => studio(ember, 160, at(0, 0, 1.06, cheerfulCustardApple())),
};

export const sauces: Record<string, () => string> = {
  'salsa-brasa': () => studio(cream, 340, houseSaucePot()),
  'mayo-casera': () => studio(leaf, 380, mayonnaiseJar()),
  'pebre-de-la-casa': () => studio(marigold, 190, at(0, 0, 1.2, pebre())),
  'merken-y-miel': () => studio(rose, 380, chiliHoney()),
  'palta-molida': () => studio(lagoon, 400, at(0, 0, 1.1, mashedAvocado())),
  'barbecue-ahumada': () => studio(ember, 280, at(-60, 0, 1.25, barbecue())),
  'alioli-de-ajo-asado': () => studio(cream, 400, aioli()),
};

export const kids: Record<string, () => string> = {
  'cajita-brasita': () => studio(lagoon, 440, littleEmberBox()),
  'cajita-nuggets': () => studio(leaf, 460, littleFoxBox()),
  'mini-de-queso': () => studio(ember, 260, cheeseMini()),
  completito: () => studio(marigold, 440, at(0, 0, 1.08, littleHotDog())),
  'panqueques-con-manjar': () => studio(rose, 320, at(0, 0, 1.3, rolledPancakes())),
};
