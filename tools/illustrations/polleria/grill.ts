import { at, clipped, leaning, repeatMarkup } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { flakes } from '../kit/texture.ts';

type Meat = readonly [lit: string, middle: string, shade: string];

const heart: Meat = ['#B5593A', '#742A18', '#32100A'];
const chicken: Meat = ['#FFD58A', '#E39A3A', '#8E4A10'];

/** A chunk on a skewer, with the marks of the grill. */
function chunk(chance: Random, x: number, y: number, meat: Meat): string {
  const d = blob(chance, x, y, 64, 58, { wobble: 0.1, points: 9 });
  return (
    shadow(d, { right: 3, down: 10, blur: 6, opacity: 0.45 }) +
    shape(d, radial({ x: 0.36, y: 0.28, radius: 0.85 }, ...even(meat))) +
    clipped(
      d,
      stroke(
        `M${x - 40} ${y - 60}L${x + 14} ${y + 60}M${x} ${y - 66}L${x + 54} ${y + 50}`,
        '#1c0701',
        11,
        {
          opacity: 0.5,
        },
      ),
      flakes(
        chance,
        { x: x - 64, y: y - 58, width: 128, height: 116 },
        { count: 16, colours: ['#F6C98A', '#D4512C'], size: [3, 7], opacity: 0.7 },
      ),
      ellipse(x - 18, y - 32, 26, 9, '#fff', { opacity: 0.35 }),
    )
  );
}

const vegetable = (x: number, y: number, colour: string, light: string): string =>
  box(x - 18, y - 52, 36, 104, colour, { rx: 14 }) +
  box(x - 12, y - 44, 9, 84, light, { rx: 4, opacity: 0.7 });

/** A skewer of cane with four chunks; between them, vegetables if it has any. */
function skewer(
  seed: string,
  meat: Meat,
  vegetables: readonly (readonly [string, string])[],
): string {
  const chance = random(seed);
  const chunks = [-240, -80, 80, 240].map((x) => chunk(chance, x, 0, meat)).join('');
  const between = vegetables
    .map(([colour, light], at_) => vegetable(-160 + at_ * 160, 0, colour, light))
    .join('');
  return (
    box(-420, -8, 840, 16, vertical([0, '#F2DDA8'], [1, '#B98A4A']), { rx: 8 }) + between + chunks
  );
}

/** Skewers of heart, fanned over one another. */
export const anticuchos = (): string =>
  [
    [0, -110, -3],
    [-10, -220, 4],
    [10, -330, -2],
  ]
    .map(([x = 0, y = 0, lean = 0]) => leaning(x, y, lean, skewer(`anticucho ${y}`, heart, [])))
    .join('');

const peppers = [
  ['#3F8A2A', '#9BD46A'],
  ['#D8351E', '#FF9A7A'],
  ['#F2B51E', '#FFE68A'],
] as const;

export const chickenSkewers = (): string =>
  [
    [0, -120, 3],
    [0, -250, -4],
  ]
    .map(([x = 0, y = 0, lean = 0]) =>
      leaning(x, y, lean, skewer(`brocheta ${y}`, chicken, peppers)),
    )
    .join('');

/** A round of boiled corn with big kernels. */
export function choclo(seed: string, x: number, y: number, scale = 1): string {
  const chance = random(seed);
  const kernels = repeatMarkup(3, (row) =>
    repeatMarkup(7, (index) =>
      ellipse(
        -84 + index * 28 + chance.around(0, 4),
        -30 + row * 30,
        17,
        18,
        radial({ x: 0.35, y: 0.3, radius: 0.8 }, [0, '#FFFBE0'], [1, '#E6C868']),
      ),
    ),
  );
  return at(
    x,
    y,
    scale,
    ellipse(6, 46, 112, 20, '#1c0701', { opacity: 0.35 }),
    box(-106, -56, 212, 106, '#F3E2A0', { rx: 40 }),
    kernels,
    ellipse(106, -2, 26, 54, '#F7EDC4'),
    ellipse(106, -2, 12, 28, '#D9C68A'),
  );
}

const steakShape =
  'M-230 10C-250 -90 -140 -140 -20 -126C80 -150 210 -110 226 -20C232 60 120 84 10 76C-110 92 -216 84 -230 10Z';

/** A steak from the grill. */
const steak = (seed: string, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    shadow(steakShape, { right: 4, down: 12, blur: 10, opacity: 0.5 }),
    shape(
      steakShape,
      radial({ x: 0.36, y: 0.26, radius: 0.9 }, ...even(['#B0693C', '#6E3216', '#3A1608'])),
    ),
    clipped(
      steakShape,
      [-150, -80, -10, 60, 130]
        .map((left) => stroke(`M${left} -150L${left + 70} 90`, '#1c0701', 15, { opacity: 0.55 }))
        .join(''),
      flakes(
        random(seed),
        { x: -230, y: -140, width: 460, height: 220 },
        { count: 40, colours: ['#F0B98A', '#2A1006'], size: [3, 8], opacity: 0.45 },
      ),
    ),
  );

/** A link of sausage, slit across. */
const sausage = (x: number, y: number, lean: number): string =>
  leaning(
    x,
    y,
    lean,
    box(-160, -30, 320, 84, '#1c0701', { rx: 42, opacity: 0.35 }),
    box(-160, -42, 320, 84, vertical([0, '#F08A5A'], [0.5, '#C2401E'], [1, '#6E180A']), { rx: 42 }),
    [-90, -30, 30, 90]
      .map((left) => stroke(`M${left} -30l18 52`, '#4A0E04', 9, { opacity: 0.6 }))
      .join(''),
    box(-130, -34, 230, 10, '#FFD0B0', { rx: 5, opacity: 0.6 }),
  );

/** Steak, sausages and a skewer on the grill board. */
export const mixedGrill = (): string =>
  steak('parrilla', -150, -150, 1.05) +
  sausage(230, -110, -12) +
  sausage(210, -200, -18) +
  leaning(40, -270, -8, skewer('parrilla brocheta', chicken, peppers));
