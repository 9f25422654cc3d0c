import { standing } from './cuts.ts';
import { amaranth, purpleFlakes } from '../../sushi/coats.ts';
import { avocado } from '../../sushi/fish.ts';
import {
  cedar,
  coral,
  longBoard,
  mist,
  night,
  plum,
  scene,
  stone,
  wideBoard,
} from '../../sushi/ground.ts';
import { mushroomRamen, tofuPoke } from '../../sushi/hot/bowls.ts';
import { nigiri, seaweedBelt } from '../../sushi/nigiri.ts';
import { eight } from '../../sushi/rows.ts';
import { both, chip, drizzle } from '../../sushi/toppings.ts';

/** Dishes without fish. */
export const green: Record<string, () => string> = {
  'rollo-huerta': () =>
    scene(
      mist,
      wideBoard(cedar),
      eight('huerta', { coat: amaranth, fill: ['#f58a2c', '#b7d36a', '#a05ab4', '#dff0c0'] }),
    ),
  'rollo-de-camote': () =>
    scene(
      plum,
      wideBoard(),
      eight('camote', {
        coat: purpleFlakes,
        fill: ['#b7d36a', '#fff3dc'],
        topping: both(chip('#f2913c', '#8a3a5c', '#b85a14'), drizzle('#5a2410', 1, 9)),
      }),
    ),
  'nigiri-de-aguacate': () =>
    scene(
      stone,
      longBoard(),
      standing(4, (index) => nigiri(`aguacate ${index}`, avocado, seaweedBelt)),
    ),
  'ramen-de-hongos': () => scene(coral, mushroomRamen()),
  'poke-de-tofu': () => scene(night, tofuPoke()),
};
