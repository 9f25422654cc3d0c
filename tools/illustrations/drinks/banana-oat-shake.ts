import { bananaSlice } from './fruit.ts';
import { straw } from './tumbler.ts';
import { at, clipped, leaning, repeatMarkup, turned } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { box, ellipse, shape, stroke, type DrawnPoint } from '../kit/shapes.ts';
import { sheen, specks } from '../kit/texture.ts';

/** Oats and cinnamon floating on the drink, seen through the jar's mouth. */
function oatTop(chance: Random): string {
  const mouth = 'M-118 -462a118 30 0 0 1 236 0a118 30 0 0 1 -236 0Z';
  const oats = repeatMarkup(30, () => {
    const [x, y] = [chance.between(-104, 104), chance.between(-484, -440)];
    return turned(
      chance.around(0, 60),
      x,
      y,
      ellipse(x, y, 17, 9, chance.pick(['#E8CFA0', '#D4B07A', '#F5E6C8']), {
        stroke: '#A88450',
        'stroke-width': 1.5,
      }),
    );
  });
  const cinnamon = specks(
    chance,
    { x: -100, y: -486, width: 200, height: 44 },
    { count: 70, colours: ['#9A5416', '#7A3C0C'], size: [1.5, 3.5], opacity: 0.8 },
  );
  return (
    shape(mouth, '#FBF1D8') +
    clipped(mouth, oats, cinnamon) +
    stroke('M-118 -462a118 30 0 0 0 236 0', '#fff', 7, { opacity: 0.85 }) +
    stroke('M-118 -462a118 30 0 0 1 236 0', '#fff', 3, { opacity: 0.6 })
  );
}

const cinnamonStick = (): string =>
  turned(
    -8,
    -220,
    -20,
    box(-300, -44, 170, 30, horizontal([0, '#8A4A1E'], [0.5, '#B8702F'], [1, '#6E3512']), {
      rx: 14,
    }),
    box(-296, -38, 160, 6, '#E2A45E', { rx: 3, opacity: 0.7 }),
  );

const swimming: readonly DrawnPoint[] = [
  [-92, -250],
  [90, -180],
  [-40, -100],
  [64, -320],
];
const beside: readonly DrawnPoint[] = [
  [212, -40],
  [270, -28],
];

const jarOutline =
  'M-118 -462L118 -462Q116 -424 146 -398L146 -48Q146 4 90 6L-90 6Q-146 4 -146 -48L-146 -398Q-116 -424 -118 -462Z';

const slices = (places: readonly DrawnPoint[]): string =>
  places.map(([x, y]) => at(x, y, 1, bananaSlice())).join('');

/** A jar of banana and oats: no cream, cinnamon on top. */
export function bananaOatShake(): string {
  const chance = random('avena');
  const cinnamon = {
    count: 70,
    colours: ['#A8641E', '#8A4A12'],
    size: [1.5, 3.5],
    opacity: 0.6,
  } as const;
  const inside =
    specks(chance, { x: -140, y: -430, width: 280, height: 420 }, cinnamon) + slices(swimming);
  return (
    straw('#B4772C', -500, 56) +
    shape(jarOutline, vertical([0, '#F8EBCB'], [0.6, '#EBD3A0'], [1, '#CDA868'])) +
    clipped(jarOutline, inside) +
    shape(jarOutline, sheen(0.5, 0.35)) +
    oatTop(chance) +
    leaning(-112, -478, -20, bananaSlice()) +
    slices(beside) +
    cinnamonStick()
  );
}
