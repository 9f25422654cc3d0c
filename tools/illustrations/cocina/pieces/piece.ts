import { clipped, repeatMarkup, soft } from '../../kit/markup.ts';
import { radial } from '../../kit/paint.ts';
import { type Random } from '../../kit/random.ts';
import { blob, ellipse, shadow, shape } from '../../kit/shapes.ts';
import type { Tones } from '../table/vessels.ts';

/** Colours of cooked food. */
export const tones = {
  chicken: ['#F3C48A', '#CC8A48', '#7C4518'],
  beef: ['#B0693C', '#7A3D1B', '#3F1A08'],
  pork: ['#E8A27C', '#B8623C', '#6B2A14'],
  potato: ['#FFE9A8', '#EFC458', '#B57C18'],
  carrot: ['#FFB45E', '#F07F1E', '#B24E06'],
  squash: ['#CFE08A', '#8FB243', '#557521'],
  tomato: ['#F46A4A', '#D42A1E', '#8B120C'],
  beans: ['#6E4030', '#45231A', '#1F0D08'],
  cream: ['#FFFFFF', '#FBF3E4', '#D9CDB8'],
  avocado: ['#DCE58C', '#A9C54B', '#6B8F2C'],
  salsa: ['#F0714A', '#D43A20', '#931A0A'],
  masa: ['#FBE3B0', '#EDB968', '#B9782C'],
  plantain: ['#FFC766', '#DE8A22', '#8C4409'],
  yuca: ['#FFFDF2', '#F4EBCF', '#CDB98A'],
  beet: ['#D9467E', '#A61B55', '#5E0A2E'],
} satisfies Record<string, Tones>;

type Look = {
  wobble?: number;
  points?: number;
  marks?: readonly [string, ...string[]];
  shine?: number;
};

/** A lump of anything: rounded, lit from the upper left, with its shadow; `marks` are spots of browning or spice. */
export function piece(
  chance: Random,
  [x, y, rx, ry]: readonly [number, number, number, number],
  [lit, middle, shade]: Tones,
  { wobble = 0.14, points = 8, marks, shine = 0.42 }: Look = {},
): string {
  const d = blob(chance, x, y, rx, ry, { wobble, points });
  const spot = (colours: readonly [string, ...string[]]): string =>
    shape(
      blob(
        chance,
        chance.around(x, rx * 2),
        chance.around(y, ry * 2),
        chance.between(6, 20),
        chance.between(4, 12),
        {
          wobble: 0.3,
          points: 6,
        },
      ),
      chance.pick(colours),
      { opacity: 0.4 },
    );
  return (
    shadow(d, { right: 6, down: 14, blur: 10, opacity: 0.45 }) +
    shape(d, radial({ x: 0.36, y: 0.28, radius: 0.8 }, [0, lit], [0.6, middle], [1, shade])) +
    clipped(
      d,
      marks === undefined ? '' : repeatMarkup(16, () => spot(marks)),
      ellipse(x - rx * 0.3, y - ry * 0.45, rx * 0.4, ry * 0.16, '#fff', {
        opacity: shine,
        ...soft(6),
      }),
    )
  );
}

type Place = readonly [
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: Tones,
  isBrowned?: boolean,
];

const browning = ['#2F1206', '#F4CE98'] as const;

/** Several lumps, the later ones on top. */
export const pieces = (chance: Random, places: readonly Place[]): string =>
  places
    .map(([x, y, rx, ry, colours, isBrowned]) =>
      piece(chance, [x, y, rx, ry], colours, isBrowned ? { marks: browning } : {}),
    )
    .join('');

/** Drops of fat on a broth, and the light on it. */
export function fat(chance: Random, radius: number, colour: string, count = 26): string {
  const drops = repeatMarkup(count, () => {
    const [angle, reach, size] = [
      chance.between(0, 6.28),
      Math.sqrt(chance.next()) * radius * 0.8,
      chance.between(3, 16),
    ];
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return ellipse(x, y, size, size, colour, {
      opacity: 0.28,
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    });
  });
  const light = `M${-radius * 0.6} ${-radius * 0.3}Q${-radius * 0.3} ${-radius * 0.7} ${radius * 0.2} ${-radius * 0.68}`;
  return (
    drops +
    shape(light, 'none', {
      stroke: '#fff',
      'stroke-width': 10,
      opacity: 0.28,
      'stroke-linecap': 'round',
      ...soft(6),
    })
  );
}
