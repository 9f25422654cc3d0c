import { at } from '../kit/markup.ts';
import { aioli } from '../sauces/aioli.ts';
import { barbecue } from '../sauces/barbecue.ts';
import { chiliHoney } from '../sauces/chili-honey.ts';
import { houseSaucePot } from '../sauces/house-sauce.ts';
import { mashedAvocado } from '../sauces/mashed-avocado.ts';
import { mayonnaiseJar } from '../sauces/mayonnaise.ts';
import { pebre } from '../sauces/pebre.ts';
import { cream, ember, lagoon, leaf, marigold, rose, studio } from '../studio.ts';

export const sauces: Record<string, () => string> = {
  'salsa-brasa': () => studio(cream, 340, houseSaucePot()),
  'mayo-casera': () => studio(leaf, 380, mayonnaiseJar()),
  'pebre-de-la-casa': () => studio(marigold, 190, at(0, 0, 1.2, pebre())),
  'merken-y-miel': () => studio(rose, 380, chiliHoney()),
  'palta-molida': () => studio(lagoon, 400, at(0, 0, 1.1, mashedAvocado())),
  'barbecue-ahumada': () => studio(ember, 280, at(-60, 0, 1.25, barbecue())),
  'alioli-de-ajo-asado': () => studio(cream, 400, aioli()),
};
