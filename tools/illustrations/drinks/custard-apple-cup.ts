import { orangeWheel } from './fruit.ts';
import { at, clipped, turned } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { blob, shadow, shape, stroke } from '../kit/shapes.ts';
import { sheen, specks } from '../kit/texture.ts';

/** A ball of ice cream with the pale flecks of the fruit. */
function scoop(x: number, y: number, size: number): string {
  const d = blob(random(`bola ${x}`), x, y, size, size * 0.9, { wobble: 0.035, points: 14 });
  return (
    shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.3 }) +
    shape(
      d,
      radial({ x: 0.36, y: 0.26, radius: 0.85 }, ...even(['#FFFFFF', '#FBF5E6', '#DCCFB2'])),
    ) +
    clipped(
      d,
      specks(
        random(`pepa ${x}`),
        { x: x - size, y: y - size, width: size * 2, height: size * 2 },
        { count: 16, colours: ['#E9DFC6', '#fff', '#CFC2A0'], size: [4, 9], opacity: 0.7 },
      ),
    )
  );
}

/** Custard-apple ice cream in orange juice, in a coupe. */
export function cheerfulCustardApple(): string {
  const cup =
    'M-230 -430C-226 -300 -150 -226 -40 -206L-30 -60Q-100 -50 -118 -12L118 -12Q100 -50 30 -60L40 -206C150 -226 226 -300 230 -430Z';
  const juice =
    'M-222 -392Q0 -350 222 -392C206 -300 140 -240 30 -220L-30 -220C-140 -240 -206 -300 -222 -392Z';
  const segments = [-150, -70, 60, 150]
    .map((x, index) =>
      at(x, -428 + (index % 2) * 12, 0.62, turned(-30 + index * 22, 0, 0, orangeWheel())),
    )
    .join('');
  return (
    shape(cup, '#fff', { opacity: 0.3 }) +
    scoop(-96, -470, 104) +
    scoop(98, -472, 108) +
    scoop(2, -556, 112) +
    shape(juice, vertical([0, '#FFC24A'], [0.5, '#FFA52A'], [1, '#E8791A']), { opacity: 0.94 }) +
    segments +
    at(196, -520, 1.15, orangeWheel()) +
    at(
      20,
      -634,
      0.9,
      turned(
        20,
        0,
        0,
        shape(
          'M0 0C-24 -20 -20 -62 14 -84C34 -50 28 -16 0 0Z',
          vertical([0, '#9FDB6A'], [1, '#2F7D2C']),
        ),
      ),
    ) +
    shape(cup, sheen(0.5, 0.4)) +
    stroke('M-230 -430Q0 -388 230 -430', '#fff', 6, { opacity: 0.8 })
  );
}
