import { coral, mist, night, plum, scene, stone } from '../../sushi/ground.ts';
import { curry } from '../../sushi/hot/curry.ts';
import { friedRiceBowl, salmonPoke, tonkotsu, udon } from '../../sushi/hot/bowls.ts';
import {
  cheeseSkewers,
  cucumberSalad,
  dumplings,
  edamame,
  misoSoup,
  rockShrimps,
  tempuraPlate,
  tunaTostadas,
} from '../../sushi/hot/plated.ts';

export const hotKitchen: Record<string, () => string> = {
  'tonkotsu-ramen': () => scene(coral, tonkotsu()),
  'gyozas-de-cerdo': () => scene(night, dumplings()),
  'poke-de-salmon': () => scene(mist, salmonPoke()),
  'udon-de-camaron': () => scene(plum, udon()),
  'katsu-curry': () => scene(stone, curry()),
  'yakimeshi-de-res': () => scene(coral, friedRiceBowl()),
};

export const starters: Record<string, () => string> = {
  edamames: () => scene(coral, edamame()),
  'kushiage-de-queso': () => scene(night, cheeseSkewers()),
  'tostadas-de-atun': () => scene(mist, tunaTostadas()),
  'sopa-miso': () => scene(plum, misoSoup()),
  'ensalada-sunomono': () => scene(stone, cucumberSalad()),
  'camarones-roca': () => scene(coral, rockShrimps()),
  'tempura-de-camaron': () => scene(night, tempuraPlate()),
};
