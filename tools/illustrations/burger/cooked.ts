import type { Layer } from './layer.ts';
import { repeatMarkup } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { along, box, hang, shadow, shape, smooth, stroke, type DrawnPoint } from '../kit/shapes.ts';

/** Onion cooked until brown and sticky; `tones` also serves red wine onions. */
const stickyOnion = (tones: readonly [string, ...string[]], light: string): Layer => ({
  rise: 24,
  draw: ({ random, y, width }) =>
    repeatMarkup(26, (index) => {
      const across = -0.92 + (index * 1.84) / 25;
      const [x, top] = [(across * width) / 2, y + hang(across) + random.between(0, 10)];
      const colour = tones[index % tones.length] ?? tones[0];
      return (
        stroke(
          `M${x - 40} ${top + 4}q${random.between(20, 40)} ${random.between(14, 36)} ${random.between(70, 90)} ${random.around(0, 12)}`,
          colour,
          random.between(9, 14),
        ) +
        stroke(`M${x - 34} ${top + 2}q24 ${random.between(12, 26)} 56 0`, light, 2.5, {
          opacity: 0.6,
        })
      );
    }),
});

export const caramelOnion = stickyOnion(['#8A4A16', '#B86C22', '#D99740', '#6E350D'], '#FFDFA0');

export const wineOnion = stickyOnion(['#5E1436', '#8B2A52', '#B4557B', '#430C26'], '#F6BBD0');

/** Two rashers, waved and sticking out on both sides. */
export const bacon: Layer = {
  rise: 24,
  draw: ({ y, width }) =>
    repeatMarkup(2, (rasher) => {
      const line = smooth(
        along(14, (across, index): DrawnPoint => [
          (across * (width + 60)) / 2 + rasher * 10,
          y + 8 + rasher * 6 + hang(across) + Math.sin(index * 1.5 + rasher * 2) * 11,
        ]),
        false,
      );
      const stripe = (colour: string, width: number, lift: number, opacity = 1): string =>
        stroke(line, colour, width, { transform: `translate(0 ${lift})`, opacity });
      return (
        stripe('#1c0701', 26, 8, 0.25) +
        stripe('#7E1E12', 30, 0) +
        stripe('#B93A22', 23, 0) +
        stripe('#F3B894', 7, -3) +
        stripe('#8E2616', 4, 7) +
        stripe('#FFE5D2', 2, -9, 0.7)
      );
    }),
};

type Run = { centre: number; reach: number; length: number };

/** A sauce that runs down in drops; two tones, lit and shaded. */
const sauce = (lit: string, shaded: string): Layer => ({
  rise: 8,
  draw: ({ random, y, width }) => {
    const runs = Array.from({ length: 5 }, (_, index): Run => ({
      centre: -0.78 + index * 0.39 + random.around(0, 0.22),
      reach: random.between(0.07, 0.14),
      length: random.between(12, 52),
    }));
    const drop = (across: number): number =>
      Math.max(
        0,
        ...runs.map(
          ({ centre, reach, length }) =>
            length * Math.max(0, 1 - Math.abs((across - centre) / reach) ** 2.4) ** 0.7,
        ),
      );
    const half = (width - 4) / 2;
    const top = along(88, (across): DrawnPoint => [across * half, y + hang(across) + 2]);
    const bottom = along(88, (across): DrawnPoint => [
      across * half,
      y + hang(across) + 15 + drop(across),
    ]);
    const d = smooth([...top, ...[...bottom].reverse()]);
    const lights = runs
      .map(({ centre, length }) =>
        box(centre * half - 7, y + 26, 4, Math.max(6, length - 12), '#fff', {
          rx: 2,
          opacity: 0.45,
        }),
      )
      .join('');
    return shadow(d, { right: 3, blur: 3 }) + shape(d, vertical([0, lit], [1, shaded])) + lights;
  },
});

export const houseSauce = sauce('#F7A24B', '#D9691B');

export const mayonnaise = sauce('#FFF8E6', '#E9D6A8');

export const chiliSauce = sauce('#E8412A', '#A8170B');

export const honeyChili = sauce('#F0902C', '#B8400E');

export const tahini = sauce('#F6E8C8', '#CDB287');
