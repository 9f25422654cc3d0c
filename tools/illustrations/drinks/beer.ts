import { bubbles } from './tumbler.ts';
import { clipped, repeatMarkup } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shadow, shape } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

/** A pint of lager under its foam. */
export function beer(): string {
  const chance = random('cerveza');
  const d =
    'M-138 -520L138 -520C140 -420 112 -380 108 -300L100 -16Q0 14 -100 -16L-108 -300C-112 -380 -140 -420 -138 -520Z';
  const foam =
    'M-146 -470C-176 -500 -150 -556 -110 -548C-96 -596 -30 -600 -4 -566C30 -604 96 -588 106 -548C152 -552 172 -496 146 -466C142 -420 116 -424 108 -450C92 -404 60 -410 50 -446C20 -420 -10 -430 -24 -448C-50 -410 -84 -420 -92 -450C-116 -420 -142 -430 -146 -470Z';
  return (
    shape(d, horizontal([0, '#B8700E'], [0.25, '#F6C43A'], [0.6, '#F2B01E'], [1, '#A05A08'])) +
    clipped(
      d,
      box(-140, -140, 280, 150, vertical([0, '#8A4A06', 0], [1, '#8A4A06', 0.5])),
      bubbles(chance, 70, 100, -440),
    ) +
    shape(d, sheen(0.6, 0.35)) +
    shadow(foam, { down: 10, blur: 6, opacity: 0.3 }) +
    shape(foam, vertical([0, '#FFFFFF'], [0.6, '#FFF6E2'], [1, '#EBD6AC'])) +
    repeatMarkup(34, () =>
      ellipse(
        chance.between(-130, 130),
        chance.between(-560, -470),
        chance.between(4, 11),
        chance.between(4, 9),
        '#fff',
        {
          opacity: 0.7,
          stroke: '#E4CFA4',
          'stroke-width': 1.5,
        },
      ),
    )
  );
}
