import { brandColours } from './mark.ts';
import { element, group } from '../../kit/markup.ts';
import { ellipse, stroke } from '../../kit/shapes.ts';

/** The sun bobs while two waves pass before it; still for who asks for no motion. */
const motion = `
.sun{animation:bob 1600ms ease-in-out infinite alternate}
.wave{animation:pass 1600ms linear infinite}
.far{animation-duration:2400ms}
@keyframes bob{from{transform:translateY(7px)}to{transform:translateY(-5px)}}
@keyframes pass{to{transform:translateX(-52px)}}
@media (prefers-reduced-motion:reduce){.sun,.wave{animation:none}}`;

const wave = (y: number): string => `M-10 ${y}${'q13 -14 26 0t26 0'.repeat(5)}`;

/** The loading animation, 150 by 150. docs/rules/tenants.md#defaults-of-a-folder. */
export const loader = (): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 150 150', width: 150, height: 150 },
    element('style', {}, motion),
    element('clipPath', { id: 'ring' }, ellipse(75, 75, 62, 62, '#000')),
    group(
      { 'clip-path': 'url(#ring)' },
      group({ class: 'sun' }, ellipse(75, 72, 36, 36, brandColours.sun)),
      group({ class: 'wave far' }, stroke(wave(88), brandColours.violet, 7, { opacity: 0.45 })),
      group({ class: 'wave' }, stroke(wave(102), brandColours.violet, 8)),
    ),
    ellipse(75, 75, 66, 66, 'none', { stroke: brandColours.violet, 'stroke-width': 5 }),
  );
