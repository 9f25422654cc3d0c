import { group, picture, repeatMarkup, round, soft, type Attributes } from '../../kit/markup.ts';
import { radial } from '../../kit/paint.ts';
import { box, stroke } from '../../kit/shapes.ts';

type Weave = 'zigzag' | 'diamonds' | 'ribbons';

/** A woven cloth: its ground, the bands near its edges, the wide bands with a figure, and the thread of the figure. */
export type Cloth = {
  ground: string;
  edge: string;
  band: string;
  thread: string;
  weave: Weave;
  turn: number;
};

export const jade: Cloth = {
  ground: '#1F6F54',
  edge: '#E23D5B',
  band: '#F2B705',
  thread: '#FFF3DC',
  weave: 'zigzag',
  turn: -9,
};

export const cherry: Cloth = {
  ground: '#B3263F',
  edge: '#F2B705',
  band: '#1C4E80',
  thread: '#FFF3DC',
  weave: 'diamonds',
  turn: 8,
};

export const indigo: Cloth = {
  ground: '#1C4E80',
  edge: '#F2B705',
  band: '#B3263F',
  thread: '#FFF3DC',
  weave: 'zigzag',
  turn: -9,
};

export const maize: Cloth = {
  ground: '#F0C24B',
  edge: '#1F6F54',
  band: '#B3263F',
  thread: '#FFF3DC',
  weave: 'diamonds',
  turn: -9,
};

export const linen: Cloth = {
  ground: '#EADCC2',
  edge: '#1F6F54',
  band: '#B3263F',
  thread: '#FFF8EA',
  weave: 'zigzag',
  turn: 9,
};

export const plum: Cloth = {
  ground: '#6B2A5B',
  edge: '#F2B705',
  band: '#1F7F86',
  thread: '#FFE9B8',
  weave: 'ribbons',
  turn: -9,
};

export const lagoon: Cloth = {
  ground: '#2B8C93',
  edge: '#FFF3DC',
  band: '#D9532F',
  thread: '#FFE3A3',
  weave: 'ribbons',
  turn: 9,
};

export const cloths: readonly Cloth[] = [jade, cherry, indigo, maize, linen, plum, lagoon];

const zigzag = (y: number, thread: string): string =>
  stroke(`M-60 ${y}${repeatMarkup(76, (index) => `l20 ${index % 2 ? -22 : 22}`)}`, thread, 8, {
    'stroke-linejoin': 'round',
  });

const diamonds = (y: number, thread: string): string =>
  repeatMarkup(26, (index) =>
    box(-170 + index * 62, y - 12, 28, 28, thread, {
      transform: `rotate(45 ${-156 + index * 62} ${y + 2})`,
    }),
  );

const ribbons = (y: number, thread: string): string =>
  repeatMarkup(3, (index) => box(-200, y - 22 + index * 20, 1600, 5, thread)) +
  repeatMarkup(20, (index) => box(-170 + index * 84, y - 6, 34, 12, thread, { rx: 4 }));

const figures: Record<Weave, (y: number, thread: string) => string> = { zigzag, diamonds, ribbons };

/** The cloth, lit from the upper left, covering `width` by `height`; `focus` may blur what is woven into it. */
export function woven(cloth: Cloth, width: number, height: number, focus?: Attributes): string {
  const { ground, edge, band, thread, weave, turn } = cloth;
  const figure = figures[weave];
  const strips =
    box(-200, -30, 1600, 34, edge) +
    box(-200, 110, 1600, 72, band) +
    figure(146, thread) +
    box(-200, 206, 1600, 12, thread) +
    box(-200, 652, 1600, 12, thread) +
    box(-200, 682, 1600, 72, band) +
    figure(718, thread) +
    box(-200, 866, 1600, 34, edge);
  const light = radial(
    { x: 0.35, y: 0.25, radius: 0.95 },
    [0, '#fff', 0.2],
    [0.6, '#fff', 0],
    [1, '#000', 0.28],
  );
  const blurred = focus === undefined ? '' : group(focus, strips);
  const across = `scale(${round((width / 1200) * 100) / 100}) rotate(${turn} 600 450)`;
  return (
    box(0, 0, width, height, ground) +
    group({ opacity: 0.9, transform: across }, strips, blurred) +
    box(0, 0, width, height, light)
  );
}

/** A picture of things laid on a cloth, seen from above and around its middle. The cloth is a little out of focus: the food is sharpest. */
export const table = (cloth: Cloth, ...things: readonly string[]): string =>
  picture(
    1200,
    900,
    woven(cloth, 1200, 900, soft(3)),
    group({ transform: 'translate(600 450)' }, ...things),
  );
