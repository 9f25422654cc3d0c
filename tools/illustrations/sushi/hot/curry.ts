import { chunk } from '../chunk.ts';
import { lay } from '../ground.ts';
import { rice } from '../rice.ts';
import { milkGlaze, plate } from '../vessels.ts';
import { clipped, repeatMarkup, soft } from '../../kit/markup.ts';
import { radial, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { blob, shadow, shape, stroke } from '../../kit/shapes.ts';

const cutlet = (): string => {
  const chance = random('katsu');
  const d = blob(chance, 0, 0, 205, 120, { wobble: 0.06, points: 14 });
  const crumbs = repeatMarkup(50, () =>
    shape(
      blob(chance, chance.between(-200, 200), chance.between(-115, 115), 15, 9, {
        wobble: 0.3,
        points: 6,
      }),
      chance.pick(['#ffe0a0', '#b8701e', '#f2b656']),
      { opacity: 0.55 },
    ),
  );
  const gaps = [-128, -62, 4, 70, 136]
    .map(
      (x) =>
        stroke(`M${x + 14} -130L${x - 18} 130`, '#5a2c0a', 9, { opacity: 0.75 }) +
        stroke(`M${x + 21} -130L${x - 11} 130`, '#fff1d6', 6),
    )
    .join('');
  return (
    shadow(d, { right: 8, down: 18, blur: 10, opacity: 0.5 }) +
    shape(d, vertical([0, '#f7c873'], [0.5, '#dd9a3a'], [1, '#9a5a18'])) +
    clipped(d, crumbs, gaps)
  );
};

const currySauce = (): string => {
  const chance = random('curry');
  const d = blob(chance, 620, 590, 300, 190, { wobble: 0.07, points: 14 });
  return (
    shape(
      d,
      radial({ x: 0.36, y: 0.3, radius: 0.8 }, [0, '#b8742c'], [0.6, '#8a4c16'], [1, '#5c2d0a']),
    ) +
    clipped(d, stroke('M380 520Q500 440 700 450', '#ffd9a0', 12, { opacity: 0.3, ...soft(6) })) +
    lay(440, 610, 12, 0.7, chunk('zanahoria', 70, 50, ['#ffb45e', '#f07f1e', '#b24e06'])) +
    lay(780, 660, 30, 0.7, chunk('papa', 76, 58, ['#ffe9a8', '#efc458', '#b57c18'])) +
    lay(560, 700, -20, 0.62, chunk('zanahoria 2', 70, 50, ['#ffb45e', '#f07f1e', '#b24e06']))
  );
};

export const curry = (): string =>
  plate(milkGlaze) +
  currySauce() +
  lay(500, 330, -14, 1, rice('curry', 200, 130, 120)) +
  lay(690, 470, -14, 1, cutlet()) +
  lay(
    830,
    300,
    0,
    1,
    chunk('encurtido', 52, 34, ['#f47a6a', '#d8392e', '#941812'], { wobble: 0.2 }),
  );
