import { straw, tallGlass, tumbler } from './tumbler.ts';
import { cherry, drizzle, vanillaCream, whipped } from './whipped-cream.ts';
import { at, repeatMarkup, soft } from '../kit/markup.ts';
import { even, radial } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, ellipse, shape, stroke } from '../kit/shapes.ts';

const crumble = (chance: Random): string =>
  repeatMarkup(26, () => {
    const [x, y] = [chance.between(-90, 90), chance.between(-560, -400)];
    return shape(
      blob(chance, x, y, chance.between(7, 14), chance.between(5, 10), { wobble: 0.3, points: 6 }),
      chance.pick(['#C98A3E', '#E2AE66', '#9A5E22']),
    );
  });

export const caramelShake = (): string =>
  tumbler({
    glass: tallGlass,
    liquid: ['#E9C08C', '#B9793A'],
    behind: straw('#5a3a28', -520, 56),
    within: repeatMarkup(5, (index) =>
      stroke(
        `M${-96 + index * 48} -392q${index % 2 ? 26 : -22} 90 ${index % 2 ? -6 : 12} ${150 + index * 18}`,
        '#8A4A16',
        12,
        {
          opacity: 0.55,
          ...soft(3),
        },
      ),
    ),
    before:
      whipped(vanillaCream) +
      drizzle('#A8611E') +
      crumble(random('manjar')) +
      cherry() +
      at(124, -446, 1, cookie()),
  });

/** A round biscuit stuck into the cream. */
function cookie(): string {
  return (
    ellipse(4, 8, 62, 62, '#1c0701', { opacity: 0.3, ...soft(6) }) +
    ellipse(
      0,
      0,
      60,
      60,
      radial({ x: 0.38, y: 0.3, radius: 0.8 }, ...even(['#F4CE8C', '#D99A48', '#A56420'])),
    ) +
    repeatMarkup(7, (index) =>
      ellipse(
        Math.cos(index * 2.4) * (12 + index * 5),
        Math.sin(index * 2.4) * (12 + index * 5),
        5,
        4,
        '#7A4212',
        { opacity: 0.7 },
      ),
    )
  );
}
