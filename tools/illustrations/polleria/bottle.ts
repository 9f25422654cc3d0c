import { vertical } from '../kit/paint.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

const outline =
  'M-34 -640L34 -640L36 -560C40 -490 120 -470 120 -370L112 -260L122 -150L114 -20Q104 6 60 6L-60 6Q-104 6 -114 -20L-122 -150L-112 -260L-120 -370C-120 -470 -40 -490 -36 -560Z';

/** A big bottle of a soft drink, with a label and a star. */
export const bottle = (drink: string, label: string): string =>
  shape(outline, vertical([0, '#FFE98A'], [0.2, drink], [1, '#B9860A'])) +
  box(-118, -366, 236, 160, label) +
  box(-118, -366, 236, 12, '#fff', { opacity: 0.85 }) +
  box(-118, -218, 236, 12, '#fff', { opacity: 0.85 }) +
  shape('M0 -342l15 36 39 3-30 25 10 38-34-21-34 21 10-38-30-25 39-3Z', '#FFDB3A') +
  shape(outline, sheen(0.55, 0.3)) +
  stroke('M-90 -180Q-100 -100 -92 -30', '#fff', 8, { opacity: 0.35 }) +
  ellipse(0, -642, 34, 8, '#fff', { opacity: 0.4 }) +
  box(-42, -676, 84, 44, vertical([0, '#3A6ED0'], [1, '#173A86']), { rx: 8 });
