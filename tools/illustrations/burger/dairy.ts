import type { Layer } from './layer.ts';
import { clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { type Random } from '../kit/random.ts';
import {
  along,
  blob,
  ellipse,
  hang,
  shadow,
  shape,
  smooth,
  stroke,
  type DrawnPoint,
} from '../kit/shapes.ts';
import { roundness, specks } from '../kit/texture.ts';

type Drip = { centre: number; reach: number; length: number };

const cheeseDrips = (random: Random): readonly Drip[] =>
  Array.from({ length: 4 + Math.floor(random.next() * 2) }, (_, index) => ({
    centre: -0.8 + index * 0.42 + random.around(0, 0.16),
    reach: random.between(0.14, 0.23),
    length: random.between(34, 86),
  }));

const dripAt = (drips: readonly Drip[], across: number): number =>
  Math.max(
    0,
    ...drips.map(
      ({ centre, reach, length }) =>
        length * Math.max(0, 1 - Math.abs((across - centre) / reach) ** 2.2),
    ),
  );

/** Upper and lower edge of a melted slice. */
function meltedEdges(
  random: Random,
  y: number,
  half: number,
): { top: readonly DrawnPoint[]; bottom: readonly DrawnPoint[] } {
  const drips = cheeseDrips(random);
  const edge = (across: number): number => Math.max(0, 1 - Math.abs(across) ** 12) ** (1 / 6);
  return {
    top: along(60, (across): DrawnPoint => [
      across * half,
      y + hang(across) + 8 - 8 * edge(across),
    ]),
    bottom: along(60, (across): DrawnPoint => [
      across * half,
      y + hang(across) + 8 + 18 * edge(across) + dripAt(drips, across),
    ]),
  };
}

/** A melted slice: three tones from lit to shaded. */
const cheese = ([lit, middle, shaded]: readonly [string, string, string]): Layer => ({
  rise: 15,
  draw: ({ random, y, width }) => {
    const half = (width + 22) / 2;
    const { top, bottom } = meltedEdges(random, y, half);
    const d = smooth([...top, ...[...bottom].reverse().slice(1, -1)]);
    const lightLine = top.map(([x, level]): DrawnPoint => [x, level + 7]);
    return (
      shadow(d, { right: 6, down: 9, opacity: 0.4 }) +
      shape(d, vertical([0, lit], [0.35, middle], [1, shaded])) +
      clipped(
        d,
        roundness({ x: -half - 4, y: y - 60, width: width + 30, height: 200 }),
        stroke(smooth(lightLine, false), '#FFF8DC', 5, { opacity: 0.75, ...soft(3) }),
      )
    );
  },
});

export const cheddar = cheese(['#FFD65A', '#FDB827', '#E58A0C']);

export const butterCheese = cheese(['#FFF6CF', '#FBE59C', '#E6BD5E']);

const crumbs = (
  count: number,
  tones: readonly [string, string, string],
  veins: readonly [string, ...string[]],
): Layer => ({
  rise: 30,
  draw: ({ random, y, width }) =>
    repeatMarkup(count, () => {
      const across = random.between(-0.92, 0.92);
      const [x, centre] = [(across * width) / 2, y + hang(across) + random.between(4, 40)];
      const size = random.between(20, 36);
      const d = blob(random, x, centre, size, size * 0.72, { wobble: 0.24, points: 7 });
      return (
        shadow(d, { right: 2, down: 5, opacity: 0.35 }) +
        shape(d, radial({ x: 0.36, y: 0.26, radius: 0.85 }, ...even(tones))) +
        clipped(
          d,
          specks(
            random,
            { x: x - size, y: centre - size, width: size * 2, height: size * 2 },
            { count: 5, colours: veins, size: [2, 5], opacity: 0.8 },
          ),
        )
      );
    }),
});

export const blueCheese = crumbs(
  30,
  ['#FFFDF4', '#EFEAD6', '#BDB59A'],
  ['#4F6F8C', '#6E8FA0', '#8FA7A0'],
);

export const goatCheese = crumbs(26, ['#FFFFFF', '#FBF5E8', '#D9CDB4'], ['#FFFFFF', '#F1E8D4']);

/** A fried egg draped over what lies below, its yolk in front. */
export const friedEgg: Layer = {
  rise: 26,
  draw: ({ random, y, width }) => {
    const half = (width + 30) / 2;
    const top = along(20, (across): DrawnPoint => [across * half, y + hang(across)]);
    const bottom = along(20, (across): DrawnPoint => [
      across * half,
      y + hang(across) + 20 + random.between(0, 22),
    ]);
    const white = smooth([...top, ...[...bottom].reverse()]);
    const yolk = `M-128 ${y + 32}c6 -20 112 -24 130 0c8 20 6 62 -8 78c-14 6 -16 -22 -30 -24c-26 -2 -98 -8 -92 -54z`;
    return (
      shadow(white, { down: 8 }) +
      shape(white, vertical([0, '#fff'], [0.6, '#FBF4E6'], [1, '#D9C7A8'])) +
      shadow(yolk, { right: 2, down: 5, blur: 3, opacity: 0.25 }) +
      shape(
        yolk,
        radial({ x: 0.4, y: 0.3, radius: 0.7 }, [0, '#FFE27A'], [0.5, '#FFB81F'], [1, '#E17E06']),
      ) +
      ellipse(-86, y + 30, 28, 7, '#FFF6CF', { opacity: 0.85 })
    );
  },
};
