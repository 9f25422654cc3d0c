import { bubbles } from './tumbler.ts';
import { clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, shape } from '../kit/shapes.ts';

/** A bottle of spring water; `label` is what is painted on its glass. */
export function waterBottle(): string {
  const d =
    'M-42 -640L42 -640L44 -560C46 -500 108 -470 108 -400L108 -40Q108 0 60 4L-60 4Q-108 0 -108 -40L-108 -400C-108 -470 -46 -500 -44 -560Z';
  const peaks = 'M-108 -190L-64 -262L-34 -222L10 -300L58 -226L84 -256L108 -216L108 -120L-108 -120Z';
  return (
    shape(d, vertical([0, '#DDF3F1'], [0.3, '#A9DAD6'], [1, '#6DB4B0']), { opacity: 0.92 }) +
    clipped(
      d,
      box(-108, -452, 216, 460, vertical([0, '#BFE8E6', 0.9], [1, '#5FA9A6', 0.9])),
      box(-108, -340, 216, 230, '#FFFDF8', { opacity: 0.96 }),
      shape(peaks, '#5E9C95'),
      shape('M-64 -262L-48 -236L-60 -228L-76 -238ZM10 -300L32 -266L12 -256L-8 -270Z', '#fff'),
      box(-108, -120, 216, 12, '#B93418'),
      box(-60, -322, 120, 12, '#B93418', { rx: 6 }),
      bubbles(random('agua'), 26, 90, -440),
      box(-96, -470, 22, 460, '#fff', { rx: 11, opacity: 0.5, ...soft(6) }),
    ) +
    shape(
      d,
      horizontal(
        [0, '#0f3b3a', 0.3],
        [0.16, '#0f3b3a', 0],
        [0.78, '#0f3b3a', 0],
        [1, '#0f3b3a', 0.42],
      ),
    ) +
    box(-48, -676, 96, 46, vertical([0, '#E4563A'], [1, '#8E1E10']), { rx: 8 }) +
    repeatMarkup(7, (index) => box(-42 + index * 13, -674, 4, 42, '#5E1208', { opacity: 0.4 }))
  );
}
