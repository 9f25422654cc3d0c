import { lay } from './ground.ts';
import { fullTurn, polar } from './outline.ts';
import { repeatMarkup, soft } from '../kit/markup.ts';
import { random } from '../kit/random.ts';
import { blob, ellipse, shadow, shape } from '../kit/shapes.ts';

/** Colours of a heap of grains: what is between them, and the grains. */
export type Grain = { ground: string; grains: readonly [string, ...string[]] };

export const whiteRice: Grain = { ground: '#efe8da', grains: ['#ffffff', '#f8f3e8', '#e6dcc8'] };

export const friedRice: Grain = { ground: '#c98a3c', grains: ['#f2cf8c', '#e5b35f', '#d29a45'] };

export const brownRice: Grain = { ground: '#a98150', grains: ['#d8b98a', '#c39f6a', '#b08a55'] };

/** A heap of rice from above. `count` is how many grains lie on top: the picture's weight. */
export function rice(
  seed: string,
  rx: number,
  ry: number,
  count: number,
  { ground, grains }: Grain = whiteRice,
): string {
  const chance = random(seed);
  const d = blob(chance, 0, 0, rx, ry, { wobble: 0.05, points: 14 });
  return (
    shadow(d, { right: 4, down: 10, blur: 10 }) +
    shape(d, ground) +
    ellipse(rx * 0.2, ry * 0.3, rx * 0.7, ry * 0.6, '#7d6a48', { opacity: 0.16, ...soft(18) }) +
    repeatMarkup(count, () => {
      const [x, y] = polar(chance.next() * fullTurn, Math.sqrt(chance.next()) * 0.96);
      const grain =
        ellipse(0, 3, 14, 6.5, '#8d7b5c', { opacity: 0.3 }) +
        ellipse(0, 0, 14, 6.2, chance.pick(grains));
      return lay(x * rx, y * ry, chance.between(0, 180), 1, grain);
    })
  );
}
