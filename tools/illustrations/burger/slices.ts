import type { Layer } from './layer.ts';
import { clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { vertical, type Stop } from '../kit/paint.ts';
import { band, box, ellipse, hang, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';

type Cut = {
  places: readonly number[];
  share: number;
  height: number;
  bow: number;
  sink: number;
  tones: readonly Stop[];
  light?: string;
  rise: number;
};

/** Round slices seen from their edge: at `places` across the burger, each taking a `share` of its width. */
const slices = ({ places, share, height, bow, sink, tones, light, rise }: Cut): Layer => ({
  rise,
  draw: ({ random, y, width }) =>
    places
      .map((place) => {
        const wide = width * share;
        const x = place * width;
        const top = y + (1 - place * place * 4) * sink;
        const d = band(random, { x, y: top, width: wide, height, bow });
        const gleam =
          light === undefined
            ? ''
            : box(x - wide * 0.36, top + height * 0.18, wide * 0.34, 5, light, {
                rx: 3,
                opacity: 0.7,
                ...soft(3),
              });
        return shadow(d, { down: 5 }) + shape(d, vertical(...tones)) + gleam;
      })
      .join(''),
});

export const tomato = slices({
  places: [-0.27, 0.28],
  share: 0.55,
  height: 40,
  bow: 7,
  sink: 8,
  rise: 30,
  light: '#FFE1D6',
  tones: [
    [0, '#FF8A66'],
    [0.2, '#F4523A'],
    [0.75, '#D42A1E'],
    [1, '#9B140E'],
  ],
});

export const redOnion = slices({
  places: [-0.3, 0.02, 0.31],
  share: 0.4,
  height: 26,
  bow: 5,
  sink: 10,
  rise: 22,
  tones: [
    [0, '#FBF0F6'],
    [0.55, '#E7C3DB'],
    [0.8, '#A4457F'],
    [1, '#7C2B5E'],
  ],
});

export const pickle = slices({
  places: [-0.34, -0.1, 0.15, 0.37],
  share: 0.27,
  height: 26,
  bow: 4,
  sink: 12,
  rise: 20,
  light: '#F3F8C8',
  tones: [
    [0, '#C9D66B'],
    [0.45, '#93A836'],
    [1, '#4C611A'],
  ],
});

export const cucumber = slices({
  places: [-0.36, 0.36, -0.12, 0.13],
  share: 0.3,
  height: 24,
  bow: 4,
  sink: 14,
  rise: 22,
  light: '#FFFFFF',
  tones: [
    [0, '#E6F3C4'],
    [0.62, '#CFE6A0'],
    [0.7, '#4E8A35'],
    [1, '#27571E'],
  ],
});

/** Tomato from the grill: wrinkled, with a charred rim. */
export const roastTomato: Layer = {
  rise: 34,
  draw: ({ random, y, width }) =>
    [-0.3, 0.31, 0.01]
      .map((place) => {
        const [x, wide, top] = [place * width, width * 0.4, y + (1 - place * place * 4) * 10];
        const d = band(random, {
          x,
          y: top,
          width: wide,
          height: 44,
          bow: 6,
          rough: 6,
          ends: 3.4,
          points: 18,
        });
        return (
          shadow(d, { down: 5 }) +
          shape(d, vertical([0, '#F0703E'], [0.3, '#CC3A20'], [0.8, '#98200F'], [1, '#5A0F06'])) +
          clipped(
            d,
            specks(
              random,
              { x: x - wide / 2, y: top, width: wide, height: 60 },
              { count: 22, colours: ['#3A0C04', '#FFB46A', '#F7D8A0'], size: [2, 6], opacity: 0.6 },
            ),
          )
        );
      })
      .join(''),
};

/** A fan of avocado. */
export const avocado: Layer = {
  rise: 26,
  draw: ({ random, y, width }) =>
    repeatMarkup(7, (index) => {
      const across = -0.78 + index * 0.26;
      const d = band(random, {
        x: (across * width) / 2,
        y: y + hang(across, 18),
        width: width * 0.2,
        height: 34,
        bow: 5,
        ends: 3,
      });
      return (
        shadow(d, { right: 3, down: 5, opacity: 0.3 }) +
        shape(d, vertical([0, '#F0F0A8'], [0.4, '#CBDD6E'], [0.8, '#86B33C'], [1, '#3F6A1A']))
      );
    }),
};

/** Rings of green chili along the front edge. */
export const greenChili: Layer = {
  rise: 12,
  draw: ({ random, y, width }) =>
    repeatMarkup(9, (index) => {
      const across = -0.86 + index * 0.215;
      const [x, centre] = [(across * width) / 2, y + hang(across, 22) + random.between(8, 20)];
      const [rx, ry] = [random.between(24, 31), random.between(13, 18)];
      return (
        ellipse(x + 2, centre + 6, rx, ry, '#1c0701', { opacity: 0.3, ...soft(3) }) +
        ellipse(x, centre, rx, ry, vertical([0, '#A9DE5A'], [0.5, '#5FAF2C'], [1, '#2C6E14'])) +
        ellipse(x, centre - 1, rx - 9, ry - 6, '#D9EFA8') +
        stroke(`M${x - rx + 6} ${centre - 5}q${rx * 0.4} -8 ${rx} -7`, '#fff', 3, { opacity: 0.7 })
      );
    }),
};
