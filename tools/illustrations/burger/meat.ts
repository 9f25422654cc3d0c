import type { Layer } from './layer.ts';
import { clipped, repeatMarkup } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { band, hang, shape, stroke } from '../kit/shapes.ts';
import { flakes, glints, roundness, specks, type TextureArea } from '../kit/texture.ts';

const faceOf = (y: number, width: number, height: number): TextureArea => ({
  x: -width / 2 - 14,
  y: y - 6,
  width: width + 28,
  height: height + 40,
});

type Mince = {
  height: number;
  tones: readonly [string, string, string, string];
  grain: readonly [string, ...string[]];
  light: string;
};

const mince = ({ height, tones: [lit, upper, lower, base], grain, light }: Mince): Layer => ({
  rise: height - 14,
  draw: ({ random, y, width }) => {
    const d = band(random, { y, width: width + 14, height, rough: 9, ends: 3.4, points: 56 });
    const face = faceOf(y, width, height);
    return (
      shape(d, vertical([0, lit], [0.25, upper], [0.7, lower], [1, base])) +
      clipped(
        d,
        specks(random, face, { count: 240, colours: grain, size: [2, 8], opacity: 0.55 }),
        roundness(face),
        glints(
          random,
          { ...face, x: face.x + 40, y: y + 14, width: width - 90, height: 40 },
          9,
          light,
        ),
      )
    );
  },
});

export const beef = mince({
  height: 86,
  tones: ['#8A4E2A', '#6A3518', '#43200E', '#260F06'],
  grain: ['#2a1006', '#9a5c34', '#7b4223', '#3a1a0b', '#b57747'],
  light: '#F4B98A',
});

/** Thicker and rosier, with flecks of rosemary. */
export const lamb = mince({
  height: 116,
  tones: ['#A45F44', '#82402C', '#55241A', '#30100B'],
  grain: ['#3a140c', '#B8765A', '#94513B', '#5B7A34', '#C98E70'],
  light: '#FFD0B4',
});

/** A small patty for a child. */
export const kidsBeef = mince({
  height: 66,
  tones: ['#9C5F38', '#7A4424', '#522B14', '#2F1509'],
  grain: ['#3a1a0b', '#A96C42', '#8A5230', '#C48A5C'],
  light: '#FFD0A4',
});

/** Black beans and quinoa. */
export const beanPatty = mince({
  height: 88,
  tones: ['#B4803F', '#8C5A2A', '#6B421E', '#4A2A12'],
  grain: ['#3a1f0c', '#d8a860', '#f3d492', '#6f8f3a', '#8d3b22'],
  light: '#F3D492',
});

/** Breaded twice: the rough gold edge of fried chicken. */
export const crispyChicken: Layer = {
  rise: 88,
  draw: ({ random, y, width }) => {
    const d = band(random, { y, width: width + 40, height: 104, rough: 24, ends: 3, points: 34 });
    const face: TextureArea = { x: -width / 2 - 20, y, width: width + 40, height: 124 };
    return (
      shape(d, vertical([0, '#F6BE5E'], [0.35, '#DE8E2F'], [0.75, '#B7641A'], [1, '#7A3A0B'])) +
      clipped(
        d,
        flakes(random, face, {
          count: 130,
          colours: ['#FFD98A', '#F2AE4A', '#C9761F', '#E49A38', '#8F4A10'],
          size: [8, 24],
          opacity: 0.55,
        }),
        roundness(face),
      )
    );
  },
};

/** A pale breast with the marks of the grill. */
export const grilledChicken: Layer = {
  rise: 62,
  draw: ({ random, y, width }) => {
    const d = band(random, { y, width: width + 26, height: 78, rough: 7, ends: 2.8, points: 30 });
    const face: TextureArea = { x: -width / 2 - 14, y: y - 4, width: width + 28, height: 110 };
    const marks = repeatMarkup(8, (index) => {
      const x = -width / 2 + 30 + (index * width) / 8;
      const top = y + hang((2 * x) / width) - 8;
      return (
        stroke(`M${x + 26} ${top}q-18 40 -34 96`, '#5A2C0C', 13, { opacity: 0.6 }) +
        stroke(`M${x + 31} ${top}q-18 40 -34 96`, '#FFE9BF', 3, { opacity: 0.35 })
      );
    });
    return (
      shape(d, vertical([0, '#FBE3B4'], [0.3, '#EEC586'], [0.75, '#CB9448'], [1, '#8E5A20'])) +
      clipped(
        d,
        specks(random, face, {
          count: 90,
          colours: ['#B27A34', '#FFF1CF', '#6F8F3A', '#8A4A16'],
          size: [1.5, 4],
          opacity: 0.6,
        }),
        marks,
        roundness(face, 0.4),
      )
    );
  },
};

/** Shredded chicken bound with mayonnaise. */
export const pulledChicken: Layer = {
  rise: 66,
  draw: ({ random, y, width }) => {
    const d = band(random, {
      y: y + 6,
      width: width + 16,
      height: 72,
      rough: 18,
      ends: 3,
      points: 30,
    });
    const strands = repeatMarkup(90, () => {
      const across = random.between(-0.95, 0.95);
      const [x, top] = [(across * width) / 2, y + hang(across) + random.between(0, 66)];
      const run = `M${x - 30} ${top}q${random.between(10, 30)} ${random.around(0, 26)} ${random.between(40, 84)} ${random.around(0, 18)}`;
      return (
        stroke(run, '#8A5A26', 11, { opacity: 0.35, transform: 'translate(1 4)' }) +
        stroke(
          run,
          random.pick(['#FBEBCB', '#F1D6A4', '#E2BC80', '#FFF6E2']),
          random.between(6, 11),
        )
      );
    });
    return (
      shape(d, vertical([0, '#F3DCB0'], [1, '#B88A4C'])) +
      strands +
      specks(
        random,
        { x: -width / 2 + 30, y: y + 20, width: width - 60, height: 60 },
        { count: 26, colours: ['#5B8A2E', '#79A845'], size: [2, 5], opacity: 0.9 },
      )
    );
  },
};
