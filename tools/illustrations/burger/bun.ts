import type { Layer } from './layer.ts';
import { clipped, group, repeatMarkup, round, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { type Random } from '../kit/random.ts';
import { band, contact, ellipse, shape, stroke, type DrawnPoint } from '../kit/shapes.ts';
import { roundness, specks } from '../kit/texture.ts';

/** A bread: four colours of its crust from lit to shaded, five of its cut side, and what is strewn on it. */
type Bread = {
  crust: readonly [string, string, string, string];
  heel: readonly [string, string, string, string, string];
  strewn: 'sesame' | 'black sesame' | 'flour' | 'nothing';
};

const goldenHeel = ['#F9DCA4', '#F2C27C', '#DE9645', '#C4762C', '#8E4A17'] as const;

const goldenCrust = ['#FFD591', '#EFAA55', '#D07F30', '#93501B'] as const;

export const brioche: Bread = { crust: goldenCrust, heel: goldenHeel, strewn: 'sesame' };

export const potatoBread: Bread = {
  crust: ['#FFE1A0', '#F4BC62', '#DA9038', '#9C5A1E'],
  heel: goldenHeel,
  strewn: 'nothing',
};

export const darkBread: Bread = {
  crust: ['#D89A55', '#A8662C', '#7A4218', '#47220A'],
  heel: ['#E8C48A', '#B9824A', '#8C5526', '#6B3B16', '#40200A'],
  strewn: 'sesame',
};

export const beetBread: Bread = {
  crust: ['#F6A9BC', '#D9637F', '#AE3A58', '#6E1A33'],
  heel: ['#F7C6CF', '#E28AA0', '#C4566F', '#A23B56', '#651B31'],
  strewn: 'black sesame',
};

export const kneadedBread: Bread = {
  crust: ['#FFEBC6', '#EDC58A', '#C98F4E', '#8A5526'],
  heel: ['#FFF0D4', '#F6DCAE', '#E2B674', '#C48E4C', '#8A5826'],
  strewn: 'flour',
};

const crownHeight = 214;

/** The lower half of the bread. */
export const heel = (bread: Bread): Layer => ({
  rise: 80,
  draw: ({ random, y, width }) => {
    const d = band(random, { y, width, height: 92, bow: 16, ends: 4 });
    const [cut, edge, crust, low, base] = bread.heel;
    return (
      shape(d, vertical([0, cut], [0.13, edge], [0.3, crust], [0.7, low], [1, base])) +
      clipped(
        d,
        roundness({ x: -width / 2 - 8, y: y - 60, width: width + 16, height: 260 }),
        ellipse(-120, y + 50, 150, 14, cut, { opacity: 0.45, ...soft(10) }),
        specks(
          random,
          { x: -width / 2, y: y + 4, width, height: 22 },
          { count: 60, colours: ['#fff3d6', crust], size: [1, 3], opacity: 0.7 },
        ),
      )
    );
  },
});

/** The dome's outline, its foot on `base`. */
function dome(base: number, width: number): string {
  const [left, right] = [-width / 2, width / 2];
  const shoulder = Math.min(190, width * 0.33);
  return [
    `M${left} ${base - 30}C${left + 4} ${base - crownHeight * 0.72} ${-shoulder} ${base - crownHeight} 0 ${base - crownHeight}`,
    `S${right - 4} ${base - crownHeight * 0.72} ${right} ${base - 30}C${right + 4} ${base - 6} ${right - 10} ${base + 4} ${right - 40} ${base + 8}`,
    `Q0 ${base + 32} ${left + 40} ${base + 8}C${left + 10} ${base + 4} ${left - 4} ${base - 6} ${left} ${base - 30}Z`,
  ].join('');
}

/** Spots on the dome, none nearer than a seed's length to another. */
function seedSpots(random: Random, base: number, width: number): readonly DrawnPoint[] {
  const spots: DrawnPoint[] = [];
  for (let tries = 0; spots.length < 46 && tries < 900; tries += 1) {
    const angle = Math.PI * random.between(1.06, 1.94);
    const reach = random.between(0.2, 0.94);
    const [x, y] = [
      Math.cos(angle) * reach * width * 0.46,
      base - 40 + Math.sin(angle) * reach * (crownHeight - 66),
    ];
    if (spots.every(([otherX, otherY]) => Math.hypot(otherX - x, (otherY - y) * 1.5) >= 40))
      spots.push([x, y]);
  }
  return spots;
}

const seed = (random: Random, [x, y]: DrawnPoint, colour: string, light: string): string =>
  group(
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(x / 5 + random.around(0, 60))})`,
    },
    ellipse(1, 4, 12, 7, '#7a3c0c', { opacity: 0.45 }),
    shape('M-12 0Q-4 -8 8 -5Q14 0 8 5Q-4 8 -12 0Z', colour),
    stroke('M-8 -1Q-2 -5 6 -3', light, 2.2, { opacity: 0.9 }),
  );

/** Flour gathers on the crown, round the three pricks of the fork. */
const flour = (random: Random, base: number, width: number): string =>
  ellipse(-20, base - crownHeight + 66, width * 0.34, 44, '#fff', { opacity: 0.75, ...soft(18) }) +
  specks(
    random,
    { x: -width * 0.34, y: base - crownHeight + 20, width: width * 0.66, height: 120 },
    { count: 120, colours: ['#fff', '#FFF7E6'], size: [1.5, 4], opacity: 0.8 },
  ) +
  repeatMarkup(3, (index) =>
    ellipse(-60 + index * 60, base - crownHeight + 62 + (index % 2) * 12, 8, 5, '#8A5A2B', {
      opacity: 0.7,
    }),
  );

function strewn(bread: Bread, random: Random, base: number, width: number): string {
  const seeds = (colour: string, light: string) =>
    seedSpots(random, base, width)
      .map((spot) => seed(random, spot, colour, light))
      .join('');
  switch (bread.strewn) {
    case 'sesame':
      return seeds('#FBE7B8', '#fff');
    case 'black sesame':
      return seeds('#2B1A22', '#8A7480');
    case 'flour':
      return flour(random, base, width);
    case 'nothing':
      return '';
  }
}

/** The light on the dome: a broad one at the upper left, a thin one at the right, a rim along the foot. */
function domeLights(base: number, width: number, colour: string): string {
  const right = width / 2 + 8;
  const [x, y] = [-width * 0.19, base - crownHeight + 58];
  const edge = `M${right - 22} ${base - 20}C${right - 26} ${base - 100} ${right * 0.7} ${y - 18} ${right * 0.42} ${y - 42}`;
  return (
    ellipse(x, y, width * 0.27, 42, '#FFF3D2', {
      opacity: 0.7,
      transform: `rotate(-12 ${x} ${y})`,
      ...soft(18),
    }) +
    stroke(edge, colour, 8, { opacity: 0.3, ...soft(6) }) +
    stroke(`M${-right + 20} ${base + 2}Q0 ${base + 30} ${right - 20} ${base + 2}`, colour, 9, {
      opacity: 0.65,
      ...soft(3),
    })
  );
}

/** The upper half of the bread. */
export const crown = (bread: Bread): Layer => ({
  rise: 36,
  crown: crownHeight - 44,
  draw: ({ random, y, width }) => {
    const base = y + 44;
    const d = dome(base, width + 16);
    return (
      contact(0, base + 8, width / 2, 0.55) +
      shape(d, radial({ x: 0.4, y: 0.22, radius: 0.85 }, ...even(bread.crust))) +
      shape(d, vertical([0, '#5a2606', 0], [0.72, '#5a2606', 0], [1, '#5a2606', 0.6])) +
      clipped(d, domeLights(base, width, bread.crust[0])) +
      strewn(bread, random, base, width)
    );
  },
});
