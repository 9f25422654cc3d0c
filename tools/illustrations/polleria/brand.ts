import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePng, writeWebp } from '../encode.ts';
import { banner } from '../hero.ts';
import { at, element, group, picture, soft } from '../kit/markup.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';
import { wall } from '../studio.ts';
import { aji, coral, turquoise } from './backdrops.ts';
import { roast } from './chicken.ts';
import { anticuchos } from './grill.ts';
import { familyCombo, wholeChicken } from './pictures.ts';
import { chichaJug } from './sweets.ts';
import { board } from '../sides/vessels.ts';

const colours = { blue: '#17408f', light: '#3f78d8', yellow: '#ffbe1e', red: '#e0451f' };

/** Head and breast of a cockerel, in a tile of 36 by 36. */
const mark = (corner: number): string =>
  box(0, 0, 36, 36, colours.blue, { rx: corner }) +
  shape(
    'M9.500 31C8.300 23 10.500 18.500 14 16.500C13.600 12.200 16.200 9.400 19.800 9.800C23.600 10.200 25.200 13 24.800 16.400L27 29.500Q18 34 9.500 31Z',
    '#ffffff',
  ) +
  shape(
    'M13.200 11.600C11.600 8.400 13.600 6.200 15.600 8C15.800 4.600 19 3.800 19.800 6.800C21.600 4.200 24.600 5.800 23 9.200C21.600 10.800 15.400 10.600 13.200 11.600Z',
    colours.red,
  ) +
  shape('M24.600 13.600L29.600 15.600L24.800 17.400Z', colours.yellow) +
  shape(
    'M23.200 17.600C25.400 18.200 25.600 21.600 23.600 22.200C21.800 21.600 22 18.600 23.200 17.600Z',
    colours.red,
  ) +
  ellipse(20.8, 13.6, 1.2, 1.2, colours.blue) +
  stroke('M12 25Q17 28 21 24', colours.light, 1.6);

const square = (...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 36 36', width: 36, height: 36 },
    ...children,
  );

const motion = `
.spit{animation:turn 1600ms ease-in-out infinite alternate;transform-origin:75px 66px}
.flame{transform-box:fill-box;transform-origin:50% 100%;animation:burn 700ms ease-in-out infinite alternate}
.second{animation-delay:-350ms}
@keyframes turn{from{transform:rotate(-7deg)}to{transform:rotate(7deg)}}
@keyframes burn{from{transform:scale(.9,.75)}to{transform:scale(1.05,1.12)}}
@media (prefers-reduced-motion:reduce){.spit,.flame{animation:none}}`;

const flame = 'M0 0C-14 -6 -16 -22 -6 -32C-4 -24 2 -26 2 -40C14 -30 18 -10 0 0Z';

/** The loading animation, 150 by 150: a chicken on the spit over the coals. */
const loader = (): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 150 150', width: 150, height: 150 },
    element('style', {}, motion),
    box(14, 63, 122, 6, colours.blue, { rx: 3 }),
    group(
      { class: 'spit' },
      shape(
        'M38 66C36 44 58 34 78 36C98 36 112 48 112 64C114 84 92 92 72 90C54 92 38 84 38 66Z',
        '#e58e2c',
      ),
      shape('M84 74C92 56 112 62 124 52L130 60C124 74 108 92 92 86Z', '#b9601a'),
      ellipse(130, 52, 6, 6, '#fff3d6'),
      stroke('M52 56Q66 44 84 46', '#ffe0a0', 5),
    ),
    ...[40, 66, 92, 112].map((x, index) =>
      group(
        { transform: `translate(${x} 132)` },
        group(
          { class: index % 2 ? 'flame second' : 'flame' },
          shape(flame, index % 2 ? colours.red : colours.yellow),
        ),
      ),
    ),
    box(20, 130, 110, 9, colours.blue, { rx: 4 }),
  );

/** Rays from behind the chicken, as on the painted signs of Lima. */
const rays = (x: number, y: number, reach: number): string =>
  Array.from({ length: 18 }, (_, index) => {
    const [from, to] = [(index * Math.PI) / 9, (index * Math.PI) / 9 + Math.PI / 18];
    const end = (angle: number): string =>
      `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    return shape(`M${x} ${y}L${end(from)}L${end(to)}Z`, '#2A5FC4', { opacity: 0.55 });
  }).join('');

/** `place`: of the food, as a share of the width. `size`: of the food, as a share of the height. */
type Hero = { width: number; height: number; place: number; size: number };

/** The poster on top of the menu: the chicken in front of its sun, room for the title beside it. */
const hero = ({ width, height, place, size }: Hero): string => {
  const x = width * place;
  return picture(
    width,
    height,
    wall({
      wall: colours.blue,
      disc: colours.yellow,
      width,
      height,
      discX: x,
      discY: height * 0.5,
      discRadius: 0,
    }),
    rays(x, height * 0.5, width),
    ellipse(x, height * 0.5, height * 0.52, height * 0.52, '#FFC93A'),
    ellipse(x, height * 0.5, height * 0.45, height * 0.45, '#FFDF86'),
    at(
      x,
      height * 0.9,
      (height * size) / 800,
      ellipse(0, 4, 560, 44, '#071a40', { opacity: 0.5, ...soft(18) }),
      wholeChicken(),
    ),
  );
};

const grillBanner = (): string => board(860) + at(0, 54, 1.08, anticuchos());
const chichaBanner = (): string =>
  at(-230, 0, 0.9, chichaJug()) + at(170, 0, 0.86, roast('banner'));

const banners = {
  'banner-familiar': () => banner({ ...aji, food: familyCombo(), halfWidth: 520 }),
  'banner-anticuchos': () => banner({ ...turquoise, food: grillBanner(), halfWidth: 430 }),
  'banner-chicha': () => banner({ ...coral, food: chichaBanner(), halfWidth: 460 }),
};

/** Hero, banners, logo, icons and loading animation. Icons have square corners, since each system cuts its own. */
export async function writeBrand(folder: string): Promise<void> {
  await writeWebp(
    hero({ width: 2100, height: 630, place: 0.72, size: 1 }),
    join(folder, 'hero.webp'),
    1600,
  );
  await writeWebp(
    hero({ width: 1000, height: 520, place: 0.6, size: 0.8 }),
    join(folder, 'hero-phone.webp'),
    900,
  );
  for (const [name, draw] of Object.entries(banners))
    await writeWebp(draw(), join(folder, `${name}.webp`), 1200);
  await writeFile(join(folder, 'logo.svg'), `${square(mark(9))}\n`);
  await writePng(square(mark(0)), join(folder, 'icon-512.png'), 512);
  await writePng(square(mark(0)), join(folder, 'icon-192.png'), 192);
  await writeFile(join(folder, 'loader.svg'), `${loader()}\n`);
}
