import { repeatMarkup, turned } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { box, ellipse, stroke } from '../kit/shapes.ts';
import { bowl } from '../sides/vessels.ts';

const chopped = (chance: Random): string =>
  repeatMarkup(110, () => {
    const [x, y] = [
      chance.between(-240, 240),
      -270 + chance.around(0, 84) - Math.abs(chance.around(0, 30)),
    ];
    return turned(
      chance.around(0, 90),
      x,
      y,
      box(
        x,
        y,
        chance.between(16, 30),
        chance.between(12, 22),
        chance.pick(['#E2492C', '#F2694A', '#C22A16', '#5FA33A', '#8CC63F', '#F6DCE8', '#E2B4D0']),
        { rx: 5 },
      ),
      stroke(`M${x + 3} ${y + 3}l10 0`, '#fff', 3, { opacity: 0.4 }),
    );
  });

/** Pebre in a clay bowl from Pomaire, with its wooden spoon. */
export function pebre(): string {
  const chance = random('pebre de la casa');
  const spoon = turned(
    -32,
    150,
    -300,
    box(130, -560, 34, 300, horizontal([0, '#D9A062'], [0.5, '#C0834A'], [1, '#8A5426']), {
      rx: 16,
    }),
  );
  return (
    spoon +
    bowl({
      rim: 270,
      height: 250,
      outside: vertical([0, '#C26A3E'], [0.5, '#9A4824'], [1, '#5E2410']),
      inside: '#7A3418',
      fill: ellipse(0, -262, 246, 46, '#B43A20') + chopped(chance),
    }) +
    stroke('M-262 -200Q0 -96 262 -200', '#E8A878', 5, { opacity: 0.6 }) +
    repeatMarkup(9, (index) =>
      ellipse(-208 + index * 52, -166 + 34 * (1 - ((index - 4) / 4) ** 2), 9, 9, '#E8A878', {
        opacity: 0.55,
      }),
    )
  );
}
