import { at, leaning, repeatMarkup, turned } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';
import { pot } from './pots.ts';

const pod = 'M-110 6C-60 -40 40 -46 116 -10C60 26 -50 34 -110 6Z';

/** The dried pepper that merken is made of. */
const driedPepper = (x: number, lean: number): string =>
  leaning(
    x,
    -34,
    lean,
    shadow(pod, { down: 8, blur: 6 }),
    shape(pod, vertical([0, '#C8321E'], [1, '#5A0E08'])),
    stroke('M-70 -10Q0 -34 80 -18', '#FF9A7A', 5, { opacity: 0.7 }),
    stroke('M-110 6l-34 -12', '#6E7F2C', 9),
  );

/** The honey spoon, hung with honey. */
const dipper = (): string =>
  turned(
    14,
    0,
    -380,
    box(-11, -600, 22, 190, horizontal([0, '#E0A868'], [1, '#9A6430']), { rx: 10 }),
    repeatMarkup(5, (index) =>
      ellipse(
        0,
        -330 - index * 26,
        62 - Math.abs(index - 2) * 9,
        15,
        vertical([0, '#E0A868'], [1, '#8A5020']),
      ),
    ),
    stroke('M-40 -372Q0 -352 44 -378', '#FFC74A', 12, { opacity: 0.85 }),
    stroke('M-36 -330Q0 -310 40 -336', '#FFC74A', 11, { opacity: 0.85 }),
  );

/** A pot of honey and merken, the spoon over it. */
export function chiliHoney(): string {
  const thread = 'M-16 -318C-20 -280 -8 -250 -10 -216L12 -216C10 -250 22 -280 16 -318Z';
  const merken = {
    count: 70,
    colours: ['#A8170B', '#7A0E08', '#FFD98A'],
    size: [2, 5],
    opacity: 0.9,
  } as const;
  const top = specks(random('merken'), { x: -120, y: -240, width: 240, height: 66 }, merken);
  const honey = pot({
    surface: '#E08A14',
    lip: '#FFF7E8',
    body: vertical([0, '#F6CE6A'], [1, '#B8741A']),
    top,
  });
  return (
    driedPepper(270, -10) +
    driedPepper(330, 16) +
    at(-60, 0, 1.35, honey, shape(thread, vertical([0, '#F9C04A'], [1, '#D9820E'])), dipper())
  );
}
