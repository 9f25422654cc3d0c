import { at, clipped, group, repeatMarkup, soft, turned } from '../kit/markup.ts';
import { even, horizontal, radial } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { flakes, specks } from '../kit/texture.ts';
import { dip, plate } from './vessels.ts';

const drumette =
  'M-120 30C-150 -30 -96 -84 -30 -74C20 -66 60 -34 118 -30C150 -28 152 6 122 12C70 20 40 62 -20 74C-70 84 -108 66 -120 30Z';

/** Marks of the fire and the glaze on the skin. */
function glaze(chance: Random): string {
  const char = {
    count: 26,
    colours: ['#5A1806', '#E9853C', '#3A0F04'],
    size: [6, 18],
    opacity: 0.35,
  } as const;
  const sesame = { count: 12, colours: ['#FBE7B8', '#fff'], size: [3, 5], opacity: 0.9 } as const;
  return (
    clipped(drumette, flakes(chance, { x: -130, y: -80, width: 260, height: 160 }, char)) +
    stroke('M-96 -18C-80 -52 -40 -58 0 -44', '#FFE0B4', 11, { opacity: 0.75, ...soft(3) }) +
    stroke('M30 -24Q70 -12 104 -14', '#FFD09A', 7, { opacity: 0.55, ...soft(3) }) +
    specks(chance, { x: -90, y: -50, width: 150, height: 90 }, sesame)
  );
}

/** One wing: a drumette and the end of its bone; `flip` -1 points it to the left. */
function wing(chance: Random, x: number, y: number, lean: number, flip: 1 | -1): string {
  const lying = turned(
    lean,
    0,
    0,
    shadow(drumette, { right: 4, down: 10, blur: 10, opacity: 0.45 }),
    ellipse(132, -8, 22, 17, '#F3E2C2'),
    shape(
      drumette,
      radial(
        { x: 0.34, y: 0.24, radius: 0.9 },
        ...even(['#F08A3C', '#C2501C', '#842A0C', '#4A1406']),
      ),
    ),
    glaze(chance),
  );
  return at(x, y, 1, group({ transform: `scale(${flip} 1)` }, lying));
}

/** A cut stick of celery or carrot standing in the sauce's little pail. */
const crudity = (
  x: number,
  lean: number,
  height: number,
  tones: readonly [string, string, string],
  grooves: string,
): string =>
  turned(
    lean,
    x,
    -60,
    box(
      x - 19,
      -height,
      38,
      height - 60,
      horizontal([0, tones[0]], [0.4, tones[1]], [1, tones[2]]),
      { rx: 7 },
    ),
    repeatMarkup(3, (index) =>
      stroke(`M${x - 9 + index * 9} ${-height + 10}L${x - 9 + index * 9} -80`, grooves, 2.5, {
        opacity: 0.6,
      }),
    ),
    ellipse(x, -height + 3, 18, 7, grooves),
  );

const pail = (x: number): string =>
  at(
    x,
    -40,
    1,
    crudity(-44, -14, 300, ['#D6EFA0', '#A9D468', '#5E9A34'], '#F1FAD6'),
    crudity(40, 12, 320, ['#FFC27A', '#F28A24', '#B4540E'], '#FFE0B4'),
    crudity(-4, -2, 350, ['#D6EFA0', '#A9D468', '#5E9A34'], '#F1FAD6'),
    shape(
      'M-84 -190L84 -190L68 -8Q0 14 -68 -8Z',
      horizontal([0, '#8A9398'], [0.25, '#F2F5F6'], [0.6, '#C4CCD0'], [1, '#6E787E']),
    ),
    stroke('M-84 -190Q0 -166 84 -190', '#fff', 6, { opacity: 0.85 }),
    repeatMarkup(2, (index) =>
      stroke(
        `M${-80 + index * 6} ${-140 + index * 70}Q0 ${-116 + index * 70} ${80 - index * 6} ${-140 + index * 70}`,
        '#6E787E',
        4,
        {
          opacity: 0.5,
        },
      ),
    ),
  );

export function wings(): string {
  const chance = random('alitas');
  return (
    plate(440) +
    pail(-300) +
    (
      [
        [-120, -112, -8, 1],
        [130, -110, 10, -1],
        [6, -178, -4, 1],
        [-96, -246, 8, -1],
        [112, -252, -10, 1],
        [0, -322, 4, -1],
      ] as const
    )
      .map(([x, y, lean, flip]) => wing(chance, x + 20, y, lean, flip))
      .join('') +
    at(320, -70, 0.95, dip(0, -20, '#5A1E0C'))
  );
}
