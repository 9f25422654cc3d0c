import { clipped, repeatMarkup, soft } from '../../kit/markup.ts';
import { radial, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';

/** Half a soft egg. */
export const halfEgg =
  ellipse(4, 10, 86, 66, '#000', { opacity: 0.4, ...soft(10) }) +
  ellipse(0, 0, 86, 66, '#c79a63') +
  ellipse(0, 0, 81, 61, '#fffbf2') +
  ellipse(
    4,
    3,
    46,
    40,
    radial({ x: 0.4, y: 0.35, radius: 0.65 }, [0, '#ffc94a'], [0.6, '#f79a1a'], [1, '#d36a05']),
  ) +
  ellipse(-10, -12, 16, 9, '#fff', { opacity: 0.65 });

/** A sheet of seaweed leaning on the rim. */
export const seaweedSheet =
  box(-75, -110, 150, 220, '#0f1a14', { rx: 6 }) + box(-71, -106, 60, 212, '#1f3327', { rx: 6 });

/** A slice of mushroom. */
export const mushroom =
  shadow(
    'M-62 10C-66 -54 66 -54 62 10C46 22 26 14 20 14L16 62C10 72 -10 72 -16 62L-20 14C-26 14 -46 22 -62 10Z',
  ) +
  shape(
    'M-62 10C-66 -54 66 -54 62 10C46 22 26 14 20 14L16 62C10 72 -10 72 -16 62L-20 14C-26 14 -46 22 -62 10Z',
    vertical([0, '#e8cba4'], [0.5, '#c99a66'], [1, '#f2dfc2']),
    { stroke: '#6e4526', 'stroke-width': 5 },
  ) +
  stroke('M-46 4Q0 -12 46 4', '#7a4d2a', 6, { opacity: 0.6 });

const prawnOutline =
  'M-150 16C-140 -40 -40 -52 40 -46C96 -42 128 -26 134 -4C130 26 70 44 0 48C-70 50 -140 52 -150 16Z';

/** A prawn in batter, its tail to the right. */
export const friedPrawn = (() => {
  const chance = random('camarón');
  const crumbs = repeatMarkup(18, () =>
    shape(
      blob(chance, chance.between(-140, 120), chance.between(-44, 44), 17, 10, {
        wobble: 0.3,
        points: 6,
      }),
      chance.pick(['#ffe7ae', '#c67a22', '#ffc765']),
      { opacity: 0.55 },
    ),
  );
  return (
    shadow(prawnOutline, { right: 6, down: 14, blur: 10, opacity: 0.45 }) +
    shape(
      'M120 -10C160 -50 196 -48 204 -36C196 -18 176 -8 164 -2C180 6 196 18 200 34C186 44 150 34 120 4Z',
      '#e8552c',
      {
        stroke: '#b8341a',
        'stroke-width': 4,
      },
    ) +
    shape(prawnOutline, vertical([0, '#ffdf9a'], [0.5, '#eba846'], [1, '#b06c1e'])) +
    clipped(prawnOutline, crumbs)
  );
})();

const dumplingOutline = 'M-130 20C-110 -90 110 -90 130 20C90 66 -90 66 -130 20Z';

/** A dumpling browned on its flat side. */
export const gyoza =
  shadow(dumplingOutline, { right: 6, down: 14, blur: 10, opacity: 0.45 }) +
  shape(dumplingOutline, '#ebc98a') +
  shape('M-130 20C-110 -90 110 -90 130 20C70 -10 -70 -10 -130 20Z', '#fbebc6') +
  shape('M-120 34C-70 62 70 62 120 34C90 66 -90 66 -120 34Z', '#a8641e', { opacity: 0.8 }) +
  [-84, -50, -16, 18, 52, 86]
    .map((x) =>
      stroke(`M${x} ${-46 + Math.abs(x) * 0.34}q-14 18 -6 40`, '#b98743', 6, { opacity: 0.6 }),
    )
    .join('') +
  ellipse(-30, -44, 54, 8, '#fff', { opacity: 0.7 });
