import { brandColours } from './mark.ts';
import { at, group, picture } from '../../kit/markup.ts';
import { horizontal } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { box } from '../../kit/shapes.ts';
import { chuchito, tray } from '../maize/tamales.ts';
import { tortillas } from '../maize/tortillas.ts';
import { pepian } from '../menu/stews.ts';
import { rice } from '../pieces/grains.ts';
import { cherry, indigo, jade, maize, woven, type Cloth } from '../table/cloths.ts';
import { clayPlate, dish } from '../table/vessels.ts';
import { tones } from '../pieces/piece.ts';
import { carneAsada } from '../menu/grill.ts';

const spread = (): string =>
  pepian() +
  tortillas(random('hero'), 500, 196, 190) +
  rice(random('hero rice'), 500, -216, 132, 112, 170);

type Hero = {
  width: number;
  height: number;
  /** Horizontal place of the pot, as a share of the width. */ place: number;
  isFading: boolean;
};

/** From the brand's green at the left to the bare cloth: white words are read on it. */
const fade = horizontal(
  [0, brandColours.jade, 0.96],
  [0.22, brandColours.jade, 0.86],
  [0.44, brandColours.jade, 0.34],
  [0.62, brandColours.jade, 0],
);

/** The poster on top of the menu: the pepián on its cloth, room for the title at its left. */
export const hero = ({ width, height, place, isFading }: Hero): string =>
  picture(
    width,
    height,
    woven(jade, width, height),
    isFading ? box(0, 0, width, height, fade) : '',
    at(width * place, height * 0.5, height / 800, spread()),
  );

const strip = (cloth: Cloth, ...things: readonly string[]): string =>
  picture(
    1200,
    480,
    woven(cloth, 1200, 480),
    group({ transform: 'translate(880 240) scale(.52)' }, ...things),
  );

/** File name and picture of each banner of the home. */
export const banners: Record<string, () => string> = {
  'banner-parrilla': () => strip(cherry, carneAsada()),
  'banner-chuchitos': () =>
    strip(
      maize,
      clayPlate(),
      chuchito(-20, -150, 1.16, -10),
      chuchito(-40, 16, 1.16, 6),
      chuchito(0, 180, 1.16, -7),
      dish(470, -20, 90, tones.salsa),
    ),
  'banner-tamales': () => strip(indigo, tray(random('banner tamales'))),
};
