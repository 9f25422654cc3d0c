import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { BrandIdentity } from './brand-panel.ts';
import { sharePicture } from './share-picture.ts';

const fileOf = (path: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../../tenants', path));
const hero = fileOf('burger/images/hero-phone.webp');

const signature = (rest: Partial<BrandIdentity> = {}): BrandIdentity => ({
  name: 'Brasa & Pan',
  logo: fileOf('burger/images/logo.svg'),
  font: fileOf('burger/fonts/bricolage-heavy.woff2'),
  isWide: false,
  ground: '#ffffff',
  ink: '#000000',
  accent: '#00ff00',
  ...rest,
});

/** Counts the ink pixels of the panel. */
async function inkIn(picture: Buffer): Promise<number> {
  const panel = sharp(picture).extract({ left: 0, top: 0, width: 480, height: 630 });
  const pixels = await panel.greyscale().raw().toBuffer();
  return pixels.filter((light) => light < 30).length;
}

test('the share picture shows the brand’s name in its own font beside its hero', async () => {
  const [named, longer, nameless] = await Promise.all([
    sharePicture({ signature: signature(), hero }),
    sharePicture({ signature: signature({ name: 'Brasa & Pan de Ñuñoa' }), hero }),
    sharePicture({ signature: signature({ font: null }), hero }),
  ]);
  expect(await sharp(named).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await inkIn(named)).toBeGreaterThan(5_000);
  expect(await inkIn(nameless)).toBeLessThan(200);
  expect(longer.equals(named)).toBe(false);
});

test.each([
  ['a font that only browsers read', Buffer.from('wOF2 and nothing else')],
  ['no font', null],
])(
  'with %s the share picture shows the mark alone, with and without a hero',
  async (_what, font) => {
    for (const motif of [hero, null]) {
      const picture = await sharePicture({ signature: signature({ font }), hero: motif });
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  },
);
