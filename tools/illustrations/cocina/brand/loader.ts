import { brandColours } from './mark.ts';
import { element, group } from '../../kit/markup.ts';
import { ellipse, shape, stroke } from '../../kit/shapes.ts';

/** A tortilla that puffs up and settles on the comal while the steam rises; still for who asks for no motion. */
const motion = `
.tortilla{transform-box:fill-box;transform-origin:50% 100%;animation:puff 1400ms ease-in-out infinite alternate}
.steam{animation:rise 1800ms ease-out infinite}
.second{animation-delay:-600ms}.third{animation-delay:-1200ms}
@keyframes puff{from{transform:scale(1,.78)}to{transform:scale(.96,1.16)}}
@keyframes rise{from{opacity:0;transform:translateY(8px)}45%{opacity:.9}to{opacity:0;transform:translateY(-12px)}}
@media (prefers-reduced-motion:reduce){.tortilla,.steam{animation:none}}`;

const thread = (x: number): string => `M${x} 54c-8-8 8-12 0-22c-6-8 6-10 2-16`;

const puffed = 'M34 96C34 74 52 64 75 64C98 64 116 74 116 96C116 106 34 106 34 96Z';

/** The loading animation, 150 by 150. docs/rules/tenants.md#defaults-of-a-folder. */
export const loader = (): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 150 150', width: 150, height: 150 },
    element('style', {}, motion),
    group({ class: 'steam' }, stroke(thread(56), brandColours.maize, 6)),
    group({ class: 'steam second' }, stroke(thread(76), brandColours.maize, 6)),
    group({ class: 'steam third' }, stroke(thread(96), brandColours.maize, 6)),
    ellipse(75, 104, 62, 18, brandColours.jade),
    group(
      { class: 'tortilla' },
      shape(puffed, '#f6db98'),
      ellipse(62, 80, 9, 4, '#b9782c', { opacity: 0.55 }),
      ellipse(92, 86, 7, 3, '#b9782c', { opacity: 0.55 }),
      ellipse(78, 92, 5, 2.5, '#b9782c', { opacity: 0.55 }),
    ),
    shape('M13 104a62 18 0 0 0 124 0l-2 8c-6 12 -34 19 -60 19s-54 -7 -60 -19Z', '#124a3a'),
    stroke('M30 121l-6 16M120 121l6 16', '#124a3a', 7),
  );
