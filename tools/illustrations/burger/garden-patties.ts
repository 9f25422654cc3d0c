import type { Layer } from './layer.ts';
import { at, clipped, repeatMarkup, soft, turned } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { blob, contact, ellipse, hang, shadow, shape, stroke } from '../kit/shapes.ts';
import { flakes, roundness } from '../kit/texture.ts';

/** Four balls of falafel side by side. */
export const falafel: Layer = {
  rise: 104,
  draw: ({ random, y, width }) =>
    [-0.72, 0.72, -0.25, 0.25]
      .map((across) => {
        const [x, centre] = [(across * width) / 2, y + hang(across) + 62];
        const d = blob(random, x, centre, 92, 76, { wobble: 0.07, points: 11 });
        return (
          shadow(d, { right: 3, down: 10, blur: 10, opacity: 0.45 }) +
          shape(
            d,
            radial(
              { x: 0.36, y: 0.26, radius: 0.8 },
              ...even(['#D9A255', '#A56A2A', '#6B3D14', '#44240B']),
            ),
          ) +
          clipped(
            d,
            flakes(
              random,
              { x: x - 92, y: centre - 76, width: 184, height: 152 },
              {
                count: 46,
                colours: ['#E8BC74', '#7F9A3C', '#5A3210', '#C98A3E'],
                size: [4, 12],
                opacity: 0.5,
              },
            ),
          )
        );
      })
      .join(''),
};

/** The cap's outline, its lower edge on `lip`. */
const mushroomCap = (half: number, top: number, lip: number): string =>
  `M${-half} ${lip - 14}C${-half} ${top + 24} ${-half * 0.5} ${top} 0 ${top}S${half} ${top + 24} ${half} ${lip - 14}` +
  `Q${half} ${lip + 2} ${half - 34} ${lip + 4}Q0 ${lip + 24} ${-half + 34} ${lip + 4}Q${-half} ${lip + 2} ${-half} ${lip - 14}Z`;

/** The dark gills that show under the cap. */
const gills = (half: number, lip: number): string =>
  shape(
    `M${-half} ${lip - 20}Q0 ${lip + 6} ${half} ${lip - 20}L${half} ${lip + 30}L${-half} ${lip + 30}Z`,
    '#4A2C1A',
  ) +
  repeatMarkup(34, (index) => {
    const across = -0.94 + (index * 1.88) / 33;
    const start = `M${across * half} ${lip - 16 + hang(across, 14)}`;
    return stroke(`${start}l${across * 5} 22`, index % 2 ? '#2A160B' : '#7A563A', 5, {
      opacity: 0.8,
    });
  });

/** A whole portobello, gills down. */
export const portobello: Layer = {
  rise: 112,
  draw: ({ random, y, width }) => {
    const [half, lip] = [width * 0.505, y + 108];
    const cap = mushroomCap(half, y - 4, lip);
    const skin = {
      count: 40,
      colours: ['#A67850', '#6F482C', '#4C2B18'],
      size: [6, 20],
      opacity: 0.3,
    } as const;
    return (
      contact(0, lip + 18, half, 0.5) +
      shape(
        cap,
        radial(
          { x: 0.38, y: 0.16, radius: 0.9 },
          ...even(['#C09068', '#8E6040', '#5A3520', '#331A0D']),
        ),
      ) +
      clipped(
        cap,
        flakes(random, { x: -half, y, width: half * 2, height: 90 }, skin),
        gills(half, lip),
        roundness({ x: -half, y: y - 10, width: half * 2, height: 160 }, 0.4),
        ellipse(-half * 0.34, y + 26, half * 0.36, 14, '#FFE7CC', { opacity: 0.55, ...soft(10) }),
      )
    );
  },
};

/** One slice of a button mushroom, cap up, its cap's middle on (0, 0). */
function mushroomSlice(): string {
  const outline =
    'M-66 24C-70 -34 70 -34 66 24Q54 36 22 30L18 62Q0 72 -18 62L-22 30Q-54 36 -66 24Z';
  const gills = 'M-46 20Q0 -8 46 20Q20 30 0 28Q-20 30 -46 20Z';
  return (
    shadow(outline, { right: 3, down: 5, blur: 6, opacity: 0.4 }) +
    shape(
      outline,
      vertical(
        [0, '#B47A40'],
        [0.16, '#E6BE86'],
        [0.34, '#F8E8C8'],
        [0.75, '#EBCB98'],
        [1, '#B98446'],
      ),
    ) +
    shape(gills, '#8A5A2C', { opacity: 0.75 }) +
    stroke('M-44 -4Q0 -24 40 -8', '#FFF6E2', 5, { opacity: 0.7 })
  );
}

/** Slices of mushroom, fried in butter, leaning on each other. */
export const mushrooms: Layer = {
  rise: 50,
  draw: ({ random, y, width }) =>
    [-0.9, 0.9, -0.54, 0.56, -0.2, 0.2]
      .map((across) =>
        at(
          (across * width) / 2,
          y + hang(across) + 10,
          random.between(0.98, 1.1),
          turned(random.around(across * 10, 20), 0, 0, mushroomSlice()),
        ),
      )
      .join(''),
};
