import { at, repeatMarkup, soft, turned } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';

/** The brush that paints the wings, dipped in the sauce. */
function brush(): string {
  const bristles = repeatMarkup(11, (index) =>
    stroke(
      `M${-38 + index * 7.6} -250L${-46 + index * 9.2} -160`,
      index % 3 ? '#E8C68A' : '#B98A4A',
      7,
    ),
  );
  const upright =
    bristles +
    box(-46, -292, 92, 50, vertical([0, '#D8DDE0'], [1, '#8A9398']), { rx: 6 }) +
    box(-26, -560, 52, 280, horizontal([0, '#D9A062'], [0.5, '#B8743A'], [1, '#7A4A20']), {
      rx: 24,
    }) +
    ellipse(0, -530, 9, 9, '#5A3414');
  return turned(24, 20, -200, at(20, 0, 1, upright));
}

/** Barbecue in a small pan, a drop running down its side. */
export function barbecue(): string {
  const pan = 'M-210 -190L-186 -20Q0 26 186 -20L210 -190Q0 -134 -210 -190Z';
  return (
    box(190, -190, 300, 34, vertical([0, '#7A6A60'], [1, '#2A211D']), { rx: 17 }) +
    ellipse(0, -190, 210, 60, '#8E8078') +
    ellipse(0, -186, 192, 50, '#3E140A') +
    ellipse(-50, -204, 110, 16, '#C8643A', { opacity: 0.5, ...soft(6) }) +
    stroke('M-120 -180Q-30 -160 60 -176T150 -186', '#A8451E', 8, { opacity: 0.7 }) +
    brush() +
    shape(pan, vertical([0, '#5A4E48'], [1, '#1C1512'])) +
    shape(
      pan,
      horizontal([0, '#fff', 0.3], [0.2, '#fff', 0.05], [0.8, '#000', 0], [1, '#000', 0.4]),
    ) +
    stroke('M-210 -190Q0 -78 210 -190', '#A89A90', 7) +
    shape('M-104 -152C-100 -120 -96 -104 -84 -92C-70 -100 -72 -126 -70 -146Z', '#3E140A')
  );
}
