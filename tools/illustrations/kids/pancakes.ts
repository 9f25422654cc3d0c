import { clipped, leaning, repeatMarkup, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';
import { plate } from '../sides/vessels.ts';

/** The spiral of pancake and caramel at the open end, and what runs out of it. */
const openEnd = (): string =>
  ellipse(214, 0, 46, 60, '#E2AE60') +
  ellipse(216, 0, 36, 49, '#8A4A16') +
  ellipse(214, -3, 27, 38, '#F0C47C') +
  ellipse(216, -2, 19, 28, '#9A5418') +
  ellipse(215, -4, 10, 16, '#F4D08E') +
  shape(
    'M196 40C206 70 236 84 256 74C270 64 262 40 240 36Z',
    radial({ x: 0.4, y: 0.3, radius: 0.8 }, ...even(['#C98440', '#8A4A16', '#5E2E0A'])),
  );

/** A thin pancake rolled round caramel, seen from its open end. */
function rolledPancake(x: number, y: number, lean: number): string {
  const tube =
    'M-250 -62L200 -62Q262 -58 262 0Q262 58 200 62L-250 62Q-300 58 -300 0Q-300 -58 -250 -62Z';
  const spots = repeatMarkup(24, (index) =>
    ellipse(
      -270 + ((index * 83) % 470),
      -50 + ((index * 47) % 100),
      10 + (index % 4) * 6,
      6 + (index % 3) * 3,
      '#B8701E',
      {
        opacity: 0.4,
      },
    ),
  );
  return leaning(
    x,
    y,
    lean,
    shadow(tube, { right: 4, down: 12, blur: 10, opacity: 0.42 }),
    shape(tube, vertical([0, '#FFE9B4'], [0.4, '#F2C878'], [1, '#B97C34'])),
    clipped(tube, spots, stroke('M-280 -34L220 -38', '#FFF8E0', 10, { opacity: 0.6, ...soft(6) })),
    openEnd(),
  );
}

export function rolledPancakes(): string {
  const chance = random('panqueques');
  return (
    plate(400) +
    rolledPancake(-10, -104, -2) +
    rolledPancake(6, -226, 3) +
    specks(
      chance,
      { x: -270, y: -310, width: 460, height: 150 },
      { count: 420, colours: ['#fff', '#FFFDF6'], size: [1, 2.6], opacity: 0.95 },
    ) +
    ellipse(-40, -282, 190, 20, '#fff', { opacity: 0.75, ...soft(6) }) +
    stroke('M-250 -280Q-180 -250 -120 -286T10 -280T140 -288T200 -262', '#A8611E', 14) +
    stroke('M-250 -284Q-180 -254 -120 -290T10 -284T140 -292', '#E2A45E', 4, { opacity: 0.8 })
  );
}
