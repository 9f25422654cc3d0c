import type { Layer, LayerSpot } from './layer.ts';
import { at, clipped, repeatMarkup, turned } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { type Random } from '../kit/random.ts';
import {
  along,
  band,
  hang,
  shadow,
  shape,
  smooth,
  stroke,
  type DrawnPoint,
} from '../kit/shapes.ts';
import { roundness } from '../kit/texture.ts';

type Frill = { width: number; drop: number; wave: number; tones: readonly [string, string] };

/** One ruffled leaf seen from its edge. */
function frill(random: Random, y: number, { width, drop, wave, tones }: Frill): string {
  const top = along(26, (across): DrawnPoint => [(across * width) / 2, y + hang(across) - 6]);
  const bottom = along(26, (across, index): DrawnPoint => [
    (across * width) / 2 + random.around(0, 10),
    y + hang(across) + drop + (index % 2 ? wave : -wave) * random.between(0.6, 1.3),
  ]);
  const d = smooth([...top, ...[...bottom].reverse()]);
  const veins = repeatMarkup(26, (index) => {
    const x = -width / 2 + ((index + 0.5) * width) / 26;
    return stroke(
      `M${x} ${y}q${random.around(0, 14)} 22 ${random.around(0, 20)} ${drop + 34}`,
      '#E4F5B5',
      random.between(1.5, 4),
      {
        opacity: 0.42,
      },
    );
  });
  return (
    shadow(d, { down: 8, opacity: 0.3 }) +
    shape(d, vertical([0, tones[0]], [1, tones[1]])) +
    clipped(d, veins, roundness({ x: -width / 2, y: y - 60, width, height: 190 }))
  );
}

export const lettuce: Layer = {
  rise: 26,
  draw: ({ random, y, width }) =>
    frill(random, y - 2, { width: width + 50, drop: 28, wave: 12, tones: ['#3F7D23', '#2B5A15'] }) +
    frill(random, y, { width: width + 70, drop: 18, wave: 13, tones: ['#8CC63F', '#4E962A'] }),
};

/** One lobed leaf hanging from (0, 0). */
function arugulaLeaf(length: number, tone: string): string {
  const lobe = (reach: number, from: number, to: number): string =>
    `C${reach * 0.9} ${length * from} ${reach} ${length * (to - 0.06)} ${reach * 0.42} ${length * to}`;
  const right = lobe(17, 0.08, 0.3) + lobe(25, 0.34, 0.58) + lobe(24, 0.62, 0.86);
  const left = `C-14 ${length * 0.98} -24 ${length * 0.8} -10 ${length * 0.64}C-27 ${length * 0.58} -25 ${length * 0.42} -8 ${length * 0.36}C-20 ${length * 0.3} -16 ${length * 0.12} 0 0Z`;
  const d = `M0 0${right}Q8 ${length} 0 ${length}${left}`;
  return (
    shadow(d, { right: 3, down: 5, opacity: 0.3 }) +
    shape(d, vertical([0, '#24561A'], [1, tone])) +
    stroke(`M0 4Q3 ${length * 0.5} 0 ${length - 8}`, '#DDF0B4', 2, { opacity: 0.6 })
  );
}

/** Long lobed leaves that poke out on all sides, the nearest ones last. */
export const arugula: Layer = {
  rise: 24,
  draw: ({ random, y, width }) =>
    [...Array(30).keys()]
      .map((index) => -1 + ((index * 0.618) % 1) * 2)
      .map((across) => {
        const leaf = arugulaLeaf(
          random.between(38, 66),
          random.pick(['#5FA33A', '#4C8E2F', '#77B548', '#3F7D2A']),
        );
        return at(
          (across * (width + 10)) / 2,
          y + hang(across) + random.between(0, 8),
          1,
          turned(-across * 52 + random.around(0, 56), 0, 0, leaf),
        );
      })
      .join(''),
};

/** Round shining leaves. */
export const basil: Layer = {
  rise: 16,
  draw: ({ random, y, width }) =>
    repeatMarkup(7, (index) => {
      const across = -0.93 + index * 0.31;
      const [x, top] = [(across * width) / 2, y + hang(across) + 2];
      const d = `M${x - 50} ${top}Q${x - 24} ${top - 18} ${x + 6} ${top - 6}Q${x + 44} ${top} ${x + 52} ${top + 26}Q${x + 12} ${top + 46} ${x - 22} ${top + 26}Q${x - 44} ${top + 16} ${x - 50} ${top}Z`;
      return (
        shadow(d, { right: 2, down: 5 }) +
        shape(d, vertical([0, '#5DB04A'], [1, random.pick(['#1F6B2C', '#2E7D32'])])) +
        stroke(`M${x - 44} ${top + 2}Q${x} ${top + 2} ${x + 44} ${top + 24}`, '#CDEBB0', 2.5, {
          opacity: 0.7,
        })
      );
    }),
};

/** Thin threads of cabbage or carrot. */
const threads = (tones: readonly [string, ...string[]], rise: number): Layer => ({
  rise,
  draw: ({ random, y, width }: LayerSpot) =>
    repeatMarkup(54, () => {
      const across = random.between(-0.98, 0.98);
      const [x, top] = [(across * width) / 2, y + hang(across) + random.between(0, rise + 6)];
      const d = `M${x - 34} ${top}q${random.between(8, 26)} ${random.around(0, 30)} ${random.between(40, 78)} ${random.around(4, 20)}`;
      return (
        stroke(d, '#1c0701', 9, { opacity: 0.22, transform: 'translate(1 4)' }) +
        stroke(d, random.pick(tones), random.between(5, 8))
      );
    }),
});

export const purpleCabbage = threads(['#7B2F73', '#A2559B', '#C78CC4', '#5C1F57', '#EBD3EA'], 30);

export const gratedCarrot = threads(['#F28A24', '#FFA94A', '#D96C0E', '#FFC27A'], 28);

/** Green beans cut lengthwise, as in a chacarero. */
export const greenBeans: Layer = {
  rise: 34,
  draw: ({ random, y, width }) =>
    repeatMarkup(26, (index) => {
      const across = -0.96 + ((index * 0.618) % 1) * 1.92;
      const d = band(random, {
        x: (across * width) / 2,
        y: y + hang(across) + (index % 3) * 13 - 4,
        width: random.between(110, 150),
        height: 19,
        bow: 4,
        ends: 3,
        points: 12,
      });
      return turned(
        random.around(across * 8, 14),
        (across * width) / 2,
        y + hang(across),
        shadow(d, { down: 4, blur: 3, opacity: 0.35 }) +
          shape(
            d,
            vertical(
              [0, '#B5DC7C'],
              [0.4, random.pick(['#6FAE3C', '#5E9C33', '#84BE4C'])],
              [1, '#2F6618'],
            ),
          ),
      );
    }),
};
