import { coral, mist, night, plum, scene, stone } from '../../sushi/ground.ts';
import {
  beer,
  greenTea,
  ramune,
  sake,
  strawberryCalpico,
  yuzuLemonade,
} from '../../sushi/drinks/drinks.ts';
import { bento, forTwo, omakase, threeRolls } from '../../sushi/plates/trays.ts';
import { dorayaki, friedIceCream, matchaCheesecake, mochis } from '../../sushi/sweet/sweets.ts';

export const trays: Record<string, () => string> = {
  'combo-para-dos': () => scene(night, forTwo()),
  'arma-tu-charola': () => scene(mist, threeRolls()),
  'bento-de-la-casa': () => scene(plum, bento()),
  'charola-omakase': () => scene(stone, omakase()),
};

export const sweets: Record<string, () => string> = {
  mochis: () => scene(mist, mochis()),
  'helado-tempura': () => scene(plum, friedIceCream()),
  'cheesecake-de-matcha': () => scene(stone, matchaCheesecake()),
  'dorayaki-de-cajeta': () => scene(coral, dorayaki()),
};

export const refreshments: Record<string, () => string> = {
  'te-verde-frio': () => scene(night, greenTea()),
  'limonada-de-yuzu': () => scene(mist, yuzuLemonade()),
  'calpico-de-fresa': () => scene(plum, strawberryCalpico()),
  ramune: () => scene(stone, ramune()),
  'sake-junmai': () => scene(coral, sake()),
  'cerveza-lager': () => scene(night, beer()),
};
