import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loader } from './loader.ts';
import { brandColours, mark } from './mark.ts';
import { writePng, writeWebp } from '../encode.ts';
import { banners } from '../menu/banners.ts';
import { hero } from '../hero.ts';
import { element } from '../kit/markup.ts';

const square = (...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 36 36', width: 36, height: 36 },
    ...children,
  );

/** Hero, banners, logo, icons and loading animation. Icons have square corners, since each system cuts its own. */
export async function writeBrand(folder: string): Promise<void> {
  await writeWebp(hero({ width: 2100, height: 630, place: 0.69 }), join(folder, 'hero.webp'), 1600);
  await writeWebp(
    hero({ width: 1000, height: 520, place: 0.5 }),
    join(folder, 'hero-phone.webp'),
    900,
  );
  for (const [name, draw] of Object.entries(banners))
    await writeWebp(draw(), join(folder, `${name}.webp`), 1200);
  await writeFile(join(folder, 'logo.svg'), `${square(mark(brandColours))}\n`);
  await writePng(square(mark(brandColours, 0)), join(folder, 'icon-512.png'), 512);
  await writePng(square(mark(brandColours, 0)), join(folder, 'icon-192.png'), 192);
  await writeFile(join(folder, 'loader.svg'), `${loader()}\n`);
}
