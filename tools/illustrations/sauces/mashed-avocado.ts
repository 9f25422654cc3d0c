import { limeWheel } from '../drinks/fruit.ts';
import { at, clipped, repeatMarkup, turned } from '../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, box, ellipse, shadow, shape } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';
import { bowl } from '../sides/vessels.ts';

/** Half an avocado lying open, with its stone. */
function avocadoHalf(): string {
  const skin =
    'M-30 -190C40 -210 76 -140 84 -86C96 -10 40 16 -20 14C-90 10 -130 -40 -112 -100C-100 -146 -76 -178 -30 -190Z';
  return (
    shadow(skin, { right: 4, down: 10, blur: 10 }) +
    shape(skin, '#2F4714') +
    at(
      -2,
      -4,
      0.93,
      shape(
        skin,
        radial(
          { x: 0.42, y: 0.5, radius: 0.62 },
          [0, '#F7F3B0'],
          [0.55, '#E6EA8C'],
          [0.86, '#B5D056'],
          [1, '#7FA836'],
        ),
      ),
    ) +
    ellipse(
      -14,
      -64,
      48,
      50,
      radial({ x: 0.34, y: 0.26, radius: 0.85 }, ...even(['#D29A62', '#8A4E24', '#4A240C'])),
    ) +
    ellipse(-30, -84, 14, 8, '#FFE6C8', { opacity: 0.75 })
  );
}

/** The heap that shows above the rim. */
function mash(chance: Random): string {
  const d = blob(chance, 0, -286, 236, 84, { wobble: 0.08, points: 15 });
  const lump = (): string => {
    const [x, y] = [chance.between(-210, 210), chance.between(-350, -240)];
    const outline = blob(chance, x, y, chance.between(14, 36), chance.between(9, 18), {
      wobble: 0.2,
    });
    return shape(outline, chance.pick(['#DCE88A', '#A9C84A', '#F4F8C0', '#8FB23C']), {
      opacity: 0.6,
    });
  };
  const salt = {
    count: 26,
    colours: ['#fff', '#5E7A2A', '#E2492C'],
    size: [2, 5],
    opacity: 0.9,
  } as const;
  return (
    ellipse(0, -254, 246, 44, '#6E8A2E') +
    shadow(d, { down: 8, opacity: 0.3 }) +
    shape(d, radial({ x: 0.4, y: 0.2, radius: 0.9 }, ...even(['#EDF3A4', '#BFD65A', '#8DB23A']))) +
    clipped(
      d,
      repeatMarkup(34, lump),
      specks(chance, { x: -220, y: -360, width: 440, height: 120 }, salt),
    )
  );
}

/** Mashed avocado heaped in a stone mortar. */
export function mashedAvocado(): string {
  const chance = random('palta molida');
  const fill = mash(chance);
  const pits = {
    count: 120,
    colours: ['#2E3634', '#8E9A98', '#1F2624'],
    size: [2, 6],
    opacity: 0.5,
  } as const;
  return (
    turned(
      28,
      120,
      -300,
      box(96, -560, 64, 290, horizontal([0, '#9AA6A4'], [0.4, '#6E7A78'], [1, '#3A4442']), {
        rx: 30,
      }),
    ) +
    bowl({
      rim: 270,
      height: 250,
      outside: vertical([0, '#7C8886'], [0.5, '#566260'], [1, '#2C3533']),
      inside: '#3A4442',
      fill,
    }) +
    clipped(
      'M-250 -200L250 -200L150 0L-150 0Z',
      specks(chance, { x: -240, y: -200, width: 480, height: 190 }, pits),
    ) +
    at(330, 0, 1.05, avocadoHalf()) +
    at(-330, -70, 1, limeWheel())
  );
}
