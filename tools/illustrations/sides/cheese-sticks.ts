import { at, clipped, leaning, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { flakes } from '../kit/texture.ts';
import { crumbs } from './nuggets.ts';
import { board } from './vessels.ts';

/** A breaded stick of cheese lying on its side. */
function cheeseStick(chance: Random, x: number, y: number, lean: number, length = 480): string {
  const half = length / 2;
  const log = `M${-half + 30} -42L${half - 30} -42Q${half} -40 ${half} 0Q${half} 40 ${half - 30} 42L${-half + 30} 42Q${-half} 40 ${-half} 0Q${-half} -40 ${-half + 30} -42Z`;
  const lying = [
    shadow(log, { right: 3, down: 10, blur: 10, opacity: 0.45 }),
    shape(log, vertical([0, '#FFD58A'], [0.4, '#EBA03C'], [1, '#9A5214'])),
    clipped(
      log,
      flakes(
        chance,
        { x: -half, y: -44, width: length, height: 88 },
        { count: 150, colours: crumbs, size: [3, 9], opacity: 0.5 },
      ),
    ),
    stroke(`M${-half + 40} -26L${half - 60} -26`, '#FFF3CC', 7, { opacity: 0.5, ...soft(3) }),
  ];
  return leaning(x, y, lean, ...lying);
}

/** The same seen from its end. */
function cheeseStickEnd(chance: Random, x: number, y: number): string {
  const d = blob(chance, x, y, 51, 46, { wobble: 0.05, points: 12 });
  return (
    shadow(d, { right: 3, down: 8, blur: 6, opacity: 0.4 }) +
    shape(
      d,
      radial({ x: 0.36, y: 0.28, radius: 0.85 }, ...even(['#FFCB70', '#E2942F', '#94500F'])),
    ) +
    clipped(
      d,
      flakes(
        chance,
        { x: x - 51, y: y - 46, width: 102, height: 92 },
        { count: 52, colours: crumbs, size: [3, 8], opacity: 0.55 },
      ),
    )
  );
}

/** The stick that was pulled apart, with its thread of cheese. */
function brokenStick(chance: Random): string {
  const thread = 'M-72 -30C-40 22 40 22 76 -30L74 24C40 74 -44 74 -70 22Z';
  return (
    cheeseStick(chance, -206, 0, -8, 300) +
    cheeseStick(chance, 210, 0, 8, 300) +
    shadow(thread, { down: 6 }) +
    shape(thread, vertical([0, '#FFF8DA'], [1, '#EBCB72'])) +
    ellipse(-70, 0, 17, 34, '#FFF3C0') +
    ellipse(74, 0, 17, 34, '#F8E3A0') +
    stroke('M-56 4C-26 42 30 42 62 4', '#fff', 6, { opacity: 0.8 })
  );
}

/** Cheese sticks stacked crosswise like firewood on a board. */
export const cheeseSticks = (): string => {
  const chance = random('bastones');
  const ends = (y: number): string =>
    [-194, 194, -97, 97, 0].map((x) => cheeseStickEnd(chance, x, y)).join('');
  return (
    board(800) +
    ends(-92) +
    cheeseStick(chance, -4, -176, -1) +
    ends(-260) +
    cheeseStick(chance, 6, -344, 1) +
    at(0, -440, 1, brokenStick(chance))
  );
};
