import { at, clipped, leaning, repeatMarkup, turned } from '../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';

const potato = vertical([0, '#FFE9A0'], [0.5, '#F6C04C'], [1, '#B9741A']);

/** Thick chips lying in a heap around (x, y). */
export const chips = (
  chance: Random,
  [x, y, rx, ry]: readonly [number, number, number, number],
  count: number,
): string =>
  repeatMarkup(count, (index) => {
    const share = index / count;
    const [left, top] = [
      x + chance.around(0, rx * 2 * (1 - share * 0.55)),
      y + ry * (0.5 - share * 1.25) + chance.around(0, ry * 0.4),
    ];
    const half = chance.between(58, 84);
    return leaning(
      left,
      top,
      chance.around(0, 130),
      box(-half + 5, -9, half * 2, 30, '#3a1206', { rx: 6, opacity: 0.3 }),
      box(-half, -15, half * 2, 30, potato, { rx: 6 }),
      box(-half, -15, 16, 30, '#FFF3C4', { rx: 5, opacity: 0.8 }),
    );
  });

const leafTones = ['#A9D65A', '#7FB83A', '#5A9628'] as const;

/** A slice of tomato. */
const tomato = (x: number, y: number, lean: number): string =>
  leaning(
    x,
    y,
    lean,
    ellipse(4, 8, 62, 46, '#1c0701', { opacity: 0.3 }),
    ellipse(0, 0, 62, 46, '#C92A1A'),
    ellipse(0, -3, 54, 39, '#F2604A'),
    [0, 72, 144, 216, 288]
      .map((angle) => turned(angle, 0, 0, ellipse(0, -20, 13, 9, '#FFC9A6', { opacity: 0.9 })))
      .join(''),
  );

/** A slice of cucumber. */
const cucumber = (x: number, y: number): string =>
  ellipse(x + 3, y + 7, 46, 34, '#1c0701', { opacity: 0.25 }) +
  ellipse(x, y, 46, 34, '#3F7D2A') +
  ellipse(x, y - 2, 40, 29, '#DDF2B4') +
  ellipse(x, y - 2, 20, 13, '#BFE08A');

/** Lettuce, tomato, cucumber and carrot, heaped around (x, y). */
export function salad(seed: string, x: number, y: number, scale = 1): string {
  const chance = random(seed);
  const leaves = repeatMarkup(26, () => {
    const d = blob(chance, chance.around(0, 380), chance.around(-70, 170), 76, 50, {
      wobble: 0.3,
      points: 11,
    });
    return shadow(d, { down: 6, opacity: 0.25 }) + shape(d, chance.pick(leafTones));
  });
  const carrots = repeatMarkup(14, () => {
    const [left, top] = [chance.around(0, 260), chance.around(-80, 80)];
    return stroke(
      `M${left} ${top}q${chance.between(14, 30)} ${chance.around(0, 40)} ${chance.between(40, 64)} ${chance.around(0, 24)}`,
      '#F28A24',
      8,
    );
  });
  const slices =
    tomato(-96, -40, -8) + cucumber(96, -60) + tomato(40, -14, 10) + cucumber(-30, -96);
  return at(x, y, scale, leaves, carrots, slices);
}

/** An oval dish of white china with a blue rim, seen from just above. */
export const platter = (halfWidth: number): string =>
  ellipse(0, -14, halfWidth * 0.66, 26, '#8FA6C8') +
  ellipse(
    0,
    -34,
    halfWidth,
    halfWidth * 0.2,
    vertical([0, '#FFFFFF'], [0.6, '#F2F5FA'], [1, '#B9C7DD']),
  ) +
  ellipse(0, -36, halfWidth * 0.95, halfWidth * 0.18, 'none', {
    stroke: '#2456B8',
    'stroke-width': 9,
  }) +
  ellipse(0, -40, halfWidth * 0.8, halfWidth * 0.13, vertical([0, '#DDE5F0'], [1, '#FFFFFF']));

type Sauce = { lit: string; shade: string; specks: readonly [string, ...string[]] };

export const green: Sauce = { lit: '#CFE07A', shade: '#7FA02E', specks: ['#3F6A1A', '#F3F8C8'] };
export const yellow: Sauce = { lit: '#FFE08A', shade: '#E2A41E', specks: ['#B8620E', '#FFF6D0'] };
export const white: Sauce = { lit: '#FFFDF2', shade: '#E6DAB8', specks: ['#C9B98A', '#fff'] };
export const red: Sauce = { lit: '#F0583A', shade: '#A81A10', specks: ['#FFC9A6', '#6E0C06'] };

/** A little bowl of sauce, standing on (x, y). */
export function cup(seed: string, x: number, y: number, scale: number, sauce: Sauce): string {
  const chance = random(seed);
  const area = { x: -76, y: -124, width: 152, height: 44 };
  const mouth = 'M-86 -104a86 30 0 0 1 172 0a86 30 0 0 1 -172 0Z';
  return at(
    x,
    y,
    scale,
    ellipse(8, 0, 78, 18, '#1c0701', { opacity: 0.4 }),
    shape(
      'M-100 -104C-100 -40 -60 4 0 4C60 4 100 -40 100 -104Z',
      horizontal([0, '#C9D6EA'], [0.25, '#FFFFFF'], [0.6, '#EEF2F8'], [1, '#93A7C6']),
    ),
    stroke('M-92 -64Q0 -30 92 -64', '#2456B8', 10),
    ellipse(0, -104, 100, 36, '#FFFFFF'),
    shape(mouth, radial({ x: 0.4, y: 0.3, radius: 0.8 }, ...even([sauce.lit, sauce.shade]))),
    clipped(
      mouth,
      specks(chance, area, { count: 34, colours: sauce.specks, size: [2, 5], opacity: 0.8 }),
    ),
    stroke('M-50 -108q34 -18 76 -6', '#fff', 6, { opacity: 0.6 }),
  );
}
