import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loader } from './loader.ts';
import { icon, mark } from './mark.ts';
import { banners, hero } from './scenes.ts';
import { writePng, writeWebp } from '../../encode.ts';
import { element } from '../../kit/markup.ts';

const square = (...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 36 36', width: 36, height: 36 },
    ...children,
  );

/** Hero, banners, logo, icons and loading animation. */
export async function writeBrand(folder: string): Promise<void> {
  await writeWebp(
    hero({ width: 1800, height: 640, place: 0.72, isFading: true }),
    join(folder, 'hero.webp'),
    1600,
  );
  await writeWebp(
    hero({ width: 1000, height: 520, place: 0.66, isFading: false }),
    join(folder, 'hero-phone.webp'),
    900,
  );
  for (const [name, draw] of Object.entries(banners))
    await writeWebp(draw(), join(folder, `${name}.webp`), 1200);
  await writeFile(join(folder, 'logo.svg'), `${square(mark())}\n`);
  await writePng(square(icon()), join(folder, 'icon-512.png'), 512);
  await writePng(square(icon()), join(folder, 'icon-192.png'), 192);
  await writeFile(join(folder, 'loader.svg'), `${loader()}\n`);
}
