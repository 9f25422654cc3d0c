import { clipped, repeatMarkup, turned } from '../kit/markup.ts';
import { horizontal, type Paint } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { box, shadow, shape, stroke } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

/** The tones of a stick across its width, and of its lit tip. */
type Potato = { sides: Paint; tip: string; crust: string };

export const potato: Potato = {
  sides: horizontal([0, '#E9A93A'], [0.25, '#FFE08A'], [0.6, '#FBC65A'], [1, '#C9801E']),
  tip: '#FFF0BC',
  crust: '#B86A14',
};

const sweetPotato: Potato = {
  sides: horizontal([0, '#D9651A'], [0.25, '#FFB063'], [0.6, '#F4873A'], [1, '#A5430C']),
  tip: '#FFD3A0',
  crust: '#8A3208',
};

/** One stick standing with its tip at `height`. */
function stick(chance: Random, potato: Potato, x: number, height: number, lean: number): string {
  const length = Math.max(60, height - 70);
  return turned(
    lean,
    x * 0.6,
    -120,
    box(x - 17, -height, 34, length, '#3a1206', {
      rx: 6,
      opacity: 0.22,
      transform: 'translate(7 4)',
    }),
    box(x - 17, -height, 34, length, potato.sides, { rx: 5 }),
    box(x - 15, -height, 30, 14, potato.tip, { rx: 4 }),
    box(x - 17, -height + chance.between(30, 120), 34, chance.between(14, 34), potato.crust, {
      opacity: 0.2,
    }),
  );
}

/** Rows of sticks, the back ones higher. */
export function sticks(
  chance: Random,
  potato: Potato,
  { rows = 3, perRow = 11, spread = 330, height = 470 } = {},
): string {
  return repeatMarkup(rows, (row) =>
    repeatMarkup(perRow, (index) => {
      const x = -spread / 2 + ((index + 0.5) * spread) / perRow + chance.around(0, 20);
      return stick(
        chance,
        potato,
        x,
        height - row * 62 - Math.abs(x) * 0.45 + chance.around(0, 90),
        x / 13 + chance.around(0, 12),
      );
    }),
  );
}

type Carton = { box: string; stripe: string };

const emberCarton: Carton = { box: '#C8321E', stripe: '#FFD27A' };

/** The scooped carton of the house. */
function carton({ box: colour, stripe }: Carton): string {
  const d = 'M-195 -262Q0 -176 195 -262L158 -12Q0 22 -158 -12Z';
  return (
    shape(d, '#2a0801', { opacity: 0.4, transform: 'translate(0 -14)', filter: 'url(#soft10)' }) +
    shape(d, colour) +
    clipped(d, shape('M-200 -120Q0 -60 200 -120L200 -60Q0 0 -200 -60Z', stripe)) +
    shape(
      d,
      horizontal([0, '#fff', 0.28], [0.3, '#fff', 0.04], [0.75, '#000', 0.05], [1, '#000', 0.35]),
    ) +
    stroke('M-195 -262Q0 -176 195 -262', '#fff', 5, { opacity: 0.35 })
  );
}

export const fries = (seed: string, colours: Carton = emberCarton): string =>
  sticks(random(seed), potato) + carton(colours);

/** A straight paper bucket, for sweet potatoes. */
function bucket(): string {
  const d = 'M-178 -250L178 -250L142 -8Q0 18 -142 -8Z';
  return (
    shadow(d, { down: -12, blur: 10, opacity: 0.4 }) +
    shape(d, '#C99A62') +
    clipped(
      d,
      repeatMarkup(9, (index) =>
        box(-180 + index * 42, -252, 18, 270, '#A87840', { opacity: 0.28 }),
      ),
      shape(
        'M-64 -176h128q14 0 14 14v76q0 14 -14 14h-128q-14 0 -14 -14v-76q0 -14 14 -14z',
        '#FFF3DC',
      ),
    ) +
    shape('M0 -162c30 26 40 44 24 70c-14 14 -34 14 -48 0c-14 -26 -4 -44 24 -70z', '#E8722A') +
    shape(d, sheen(0.3, 0, '#fff')) +
    shape(d, horizontal([0, '#000', 0], [0.6, '#000', 0.02], [1, '#2a0d02', 0.42])) +
    shape('M-190 -268h380l-8 26h-364z', '#B98850') +
    stroke('M-188 -267h376', '#FFE6BE', 4, { opacity: 0.7 })
  );
}

const rosemary = (x: number, y: number, lean: number): string =>
  turned(
    lean,
    x,
    y,
    stroke(`M${x} ${y}l0 -120`, '#5A6B2C', 5),
    repeatMarkup(9, (index) =>
      stroke(
        `M${x} ${y - 16 - index * 12}l${index % 2 ? 26 : -26} -18`,
        index % 2 ? '#5E8A3A' : '#466F2A',
        6,
      ),
    ),
  );

export const sweetPotatoFries = (): string => {
  const chance = random('camotes');
  return (
    sticks(chance, sweetPotato, { perRow: 8, spread: 270, height: 440 }) +
    bucket() +
    rosemary(-120, -240, -28) +
    rosemary(146, -246, 30)
  );
};
