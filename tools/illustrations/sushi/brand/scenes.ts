import { salmon, tuna } from '../fish.ts';
import { board, coral, groundOf, lay, mist, plum, type Ground } from '../ground.ts';
import { nigiri } from '../nigiri.ts';
import { bento, dragonPiece, omakase, sakuraPiece } from '../plates/trays.ts';
import { tofuPoke } from '../hot/bowls.ts';
import { uramaki } from '../roll.ts';
import { rows } from '../rows.ts';
import { masago } from '../coats.ts';
import { at, picture } from '../../kit/markup.ts';

const deep: Ground = { lit: '#43304f', dim: '#150d1b' };

/** Two rolls and a pair of nigiri on slate: the bar as one sees it from the stool. */
const bar = (): string =>
  board({ x: 60, y: 120, width: 1080, height: 660, matter: ['#35353d', '#17171c'] }) +
  rows({ columns: 4, lines: 2, across: 168, down: 230, x: 440, y: 450 }, (index) =>
    uramaki(`hero ${index}`, index < 4 ? { ...sakuraPiece, coat: masago } : dragonPiece, 88),
  ) +
  lay(880, 380, -62, 1, nigiri('hero salmón', salmon)) +
  lay(1010, 420, -62, 1, nigiri('hero atún', tuna));

/** The strip on top of the menu: the bar at the right, dark room for the title at the left. */
export const wideHero = (): string =>
  picture(2100, 630, groundOf(deep, 2100, 630), at(1105, -62, 0.83, bar()));

/** The same for a narrow screen. */
export const phoneHero = (): string =>
  picture(1000, 520, groundOf(deep, 1000, 520), at(110, -112, 0.8, bar()));

const banner = (ground: Ground, food: string): string =>
  picture(1200, 480, groundOf(ground, 1200, 480), at(560, -20, 0.58, food));

/** File name and picture of each banner of the home. */
export const banners: Record<string, () => string> = {
  'banner-bento': () => banner(coral, bento()),
  'banner-omakase': () => banner(plum, omakase()),
  'banner-huerta': () => banner(mist, tofuPoke()),
};
