import { brandColours } from './mark.ts';
import { element, group } from '../kit/markup.ts';
import { box, ellipse, shape } from '../kit/shapes.ts';

/** Three tongues of fire over the grill, each breathing on its own; still for who asks for no motion. */
const motion = `
.tongue{transform-box:fill-box;transform-origin:50% 100%;animation:breathe 900ms ease-in-out infinite alternate}
.left{animation-delay:-300ms}.right{animation-delay:-600ms}
.glow{animation:glow 1800ms ease-in-out infinite}
@keyframes breathe{from{transform:scale(.94,.86)}to{transform:scale(1.02,1.08)}}
@keyframes glow{50%{opacity:.45}}
@media (prefers-reduced-motion:reduce){.tongue,.glow{animation:none}}`;

const tongue =
  'M75 18C80 40 104 50 104 78C104 92 92 102 75 102C58 102 46 92 46 78C46 62 56 54 61 46C62 54 66 58 70 61C71 44 73 30 75 18Z';

const small =
  'M75 52C78 64 88 68 88 82C88 92 82 98 75 98C68 98 62 92 62 82C62 72 68 68 70 64C71 68 73 70 75 71Z';

/** The loading animation, 150 by 150. docs/rules/tenants.md#defaults-of-a-folder. */
export const loader = (): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 150 150', width: 150, height: 150 },
    element('style', {}, motion),
    group(
      { class: 'glow', opacity: 0.8 },
      ellipse(75, 76, 62, 52, brandColours.fire, { opacity: 0.16 }),
    ),
    group(
      { class: 'tongue left' },
      shape(tongue, brandColours.tile, { transform: 'translate(2 42) scale(.56)' }),
    ),
    group(
      { class: 'tongue right' },
      shape(tongue, brandColours.tile, { transform: 'translate(64 42) scale(.56)' }),
    ),
    group({ class: 'tongue' }, shape(tongue, brandColours.tile)),
    group({ class: 'tongue right' }, shape(small, brandColours.fire)),
    box(24, 104, 102, 8, '#2a150c', { rx: 4 }),
    shape('M30 120h90c0 12-9 20-21 20H51c-12 0-21-8-21-20z', brandColours.fire),
  );
