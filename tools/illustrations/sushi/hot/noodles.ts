import { fullTurn, oval, polar } from '../outline.ts';
import { clipped, repeatMarkup, round, soft } from '../../kit/markup.ts';
import { random } from '../../kit/random.ts';
import { ellipse, stroke } from '../../kit/shapes.ts';

/** Noodles of a bowl: two colours by turns, the light on them, how thick. */
export type Noodle = {
  colours: readonly [string, string];
  light: string;
  shade: string;
  width: number;
  count: number;
};

export const ramenNoodle: Noodle = {
  colours: ['#f6d98c', '#e7bc5c'],
  light: '#fff0bc',
  shade: '#6b3f0c',
  width: 15,
  count: 44,
};

export const udonNoodle: Noodle = {
  colours: ['#fbf3df', '#efe2c4'],
  light: '#ffffff',
  shade: '#8a6a3a',
  width: 27,
  count: 24,
};

/** A tangle inside a circle of that radius. */
export function noodles(
  seed: string,
  x: number,
  y: number,
  radius: number,
  { colours, light, shade, width, count }: Noodle,
): string {
  const chance = random(seed);
  const strand = (index: number): string => {
    const [px, py] = polar(chance.next() * fullTurn, chance.next() * radius);
    const angle = chance.next() * fullTurn;
    const [dx, dy] = polar(angle, chance.between(120, 250));
    const [bx, by] = polar(angle - Math.PI / 2, 110);
    const d = `M${[x + px - dx, y + py - dy].map(round).join(' ')}Q${[x + px + bx, y + py + by, x + px + dx, y + py + dy].map(round).join(' ')}`;
    return (
      stroke(d, shade, width + 4, { opacity: 0.35, transform: 'translate(2 5)' }) +
      stroke(d, colours[index % 2] ?? light, width) +
      stroke(d, light, width * 0.27, { transform: 'translate(-2 -3)', opacity: 0.8 })
    );
  };
  return clipped(oval(x, y, radius), repeatMarkup(count, strand));
}

/** The broth that rises around the tangle. */
export const brothRing = (colour: string): string =>
  ellipse(600, 456, 330, 330, 'none', {
    stroke: colour,
    'stroke-width': 44,
    opacity: 0.85,
    ...soft(18),
  });

/** Round drops of oil on a broth. */
export function oil(seed: string, radius: number, colour: string, count = 26): string {
  const chance = random(seed);
  return repeatMarkup(count, () => {
    const [x, y] = polar(chance.next() * fullTurn, Math.sqrt(chance.next()) * radius);
    const size = chance.between(4, 16);
    return ellipse(600 + x, 456 + y, size, size, colour, {
      opacity: 0.3,
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    });
  });
}
