import { at, clipped, repeatMarkup, turned } from '../kit/markup.ts';
import { even, radial, vertical, type Paint } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { blob, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';

/** A round cut of citrus, 70 wide around (0, 0). */
const citrusWheel = (rind: string, pith: string, pulp: string): string =>
  ellipse(3, 6, 72, 72, '#1c0701', { opacity: 0.25, filter: 'url(#soft6)' }) +
  ellipse(0, 0, 70, 70, rind) +
  ellipse(0, 0, 62, 62, pith) +
  repeatMarkup(8, (index) => turned(index * 45, 0, 0, shape('M0 -6L19 -46Q0 -60 -19 -46Z', pulp))) +
  ellipse(-22, -30, 20, 8, '#fff', { opacity: 0.45, transform: 'rotate(-40 -22 -30)' });

export const lemonWheel = (): string => citrusWheel('#E8B818', '#FFF8D0', '#FFDF4A');

export const limeWheel = (): string => citrusWheel('#4E9A2C', '#F4FBD8', '#A6D84E');

export const orangeWheel = (): string => citrusWheel('#F08A1C', '#FFEFD0', '#FFA93A');

const leafPath = 'M0 0C-30 -14 -44 -52 -20 -92C22 -76 34 -34 0 0Z';

const mintLeaf = (lean: number, size: number): string =>
  turned(
    lean,
    0,
    0,
    at(
      0,
      0,
      size,
      shadow(leafPath, { right: 3, down: 4, opacity: 0.25 }),
      shape(leafPath, vertical([0, '#9FDB6A'], [1, '#2F7D2C'])),
      stroke('M-2 -6Q-14 -44 -18 -84', '#E5F8C4', 3, { opacity: 0.8 }),
      repeatMarkup(3, (index) =>
        stroke(`M${-6 - index * 3} ${-24 - index * 18}l16 -10`, '#E5F8C4', 2, { opacity: 0.6 }),
      ),
    ),
  );

/** A sprig of mint growing up from (0, 0). */
export const mint = (): string =>
  [-70, 66, -36, 34, 0].map((lean, index) => mintLeaf(lean, 1.05 - index * 0.08)).join('');

const berry = 'M0 54C-46 34 -58 -16 -34 -38C-16 -52 16 -52 34 -38C58 -16 46 34 0 54Z';

export const strawberry = (): string =>
  shadow(berry, { right: 3, down: 6, opacity: 0.3 }) +
  shape(
    berry,
    radial({ x: 0.36, y: 0.26, radius: 0.85 }, ...even(['#FF7A68', '#E8253A', '#A40F22'])),
  ) +
  repeatMarkup(16, (index) =>
    ellipse(
      -30 + (index % 4) * 20 + (Math.floor(index / 4) % 2) * 9,
      -24 + Math.floor(index / 4) * 17,
      3,
      4.5,
      '#FFD98A',
    ),
  ) +
  shape('M-34 -40L-14 -34L0 -58L14 -34L36 -40L18 -52L22 -72L0 -60L-22 -72L-18 -52Z', '#4D8A2A');

export const raspberry = (seed: string): string => {
  const chance = random(seed);
  const rows = [
    [-24, -18],
    [0, -24],
    [24, -18],
    [-34, 4],
    [-12, 0],
    [12, 0],
    [34, 4],
    [-26, 24],
    [0, 22],
    [26, 24],
    [-12, 44],
    [12, 44],
  ] as const;
  return (
    ellipse(3, 20, 46, 42, '#1c0701', { opacity: 0.3, filter: 'url(#soft6)' }) +
    rows
      .map(([x, y]) =>
        ellipse(
          x,
          y,
          17,
          16,
          radial({ x: 0.35, y: 0.3, radius: 0.8 }, ...even(['#FF8AA0', '#D81E4A', '#8E0A2C'])),
          {
            opacity: 1 - chance.next() * 0.05,
          },
        ),
      )
      .join('') +
    shape('M-24 -30L-6 -34L0 -48L8 -34L26 -30L10 -24L0 -16L-10 -24Z', '#5E9A34')
  );
};

/** A wedge of peach: blushing skin outside, a red trace where the stone was. */
export const peachSlice = (): string => {
  const d =
    'M-92 -34C-84 52 84 52 92 -34C70 -44 60 -40 46 -26C24 -6 -24 -6 -46 -26C-60 -40 -70 -44 -92 -34Z';
  return (
    shadow(d, { right: 3, down: 5, opacity: 0.25 }) +
    shape(d, vertical([0, '#FFD766'], [0.55, '#FFB43E'], [1, '#F08A34'])) +
    stroke('M-90 -32C-80 46 80 46 90 -32', '#D8472A', 9, { opacity: 0.85 }) +
    stroke('M-46 -24C-24 -4 24 -4 46 -24', '#E2532E', 7, { opacity: 0.65, filter: 'url(#soft3)' }) +
    stroke('M-64 -8Q-40 22 0 24', '#FFF0B4', 6, { opacity: 0.7 })
  );
};

const bananaRound: Paint = radial(
  { x: 0.5, y: 0.5, radius: 0.5 },
  [0, '#E9C25A'],
  [0.2, '#FFF3C0'],
  [0.8, '#FFEFB4'],
  [1, '#F2D276'],
);

export const bananaSlice = (): string =>
  ellipse(3, 6, 52, 46, '#1c0701', { opacity: 0.25, filter: 'url(#soft6)' }) +
  ellipse(0, 0, 52, 46, '#F1CE4E') +
  ellipse(0, -2, 46, 40, bananaRound) +
  repeatMarkup(6, (index) => turned(index * 60, 0, 0, ellipse(0, -13, 2.4, 6, '#8A6A22')));

/** A dried peach, cooked soft: the huesillo. */
export const driedPeach = (seed: string): string => {
  const chance = random(seed);
  const d = blob(chance, 0, 0, 92, 78, { wobble: 0.07, points: 9 });
  const folds = repeatMarkup(5, (index) =>
    stroke(
      `M${-70 + index * 34} ${-40 + Math.abs(index - 2) * 16}q${chance.around(0, 40)} 30 ${chance.around(0, 30)} ${chance.between(54, 84)}`,
      '#8A3A0E',
      5,
      { opacity: 0.3, filter: 'url(#soft3)' },
    ),
  );
  return (
    shadow(d, { right: 4, down: 8, blur: 10, opacity: 0.4 }) +
    shape(
      d,
      radial(
        { x: 0.36, y: 0.28, radius: 0.85 },
        ...even(['#FFC470', '#EA9034', '#B8581A', '#7A300C']),
      ),
    ) +
    clipped(
      d,
      folds,
      specks(
        chance,
        { x: -90, y: -76, width: 180, height: 150 },
        { count: 16, colours: ['#FFDFA4'], size: [2, 4], opacity: 0.5 },
      ),
    ) +
    stroke('M-52 -38Q-24 -62 14 -60', '#FFF0CC', 9, { opacity: 0.6, filter: 'url(#soft3)' })
  );
};
