import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../docs/images');
/** Text stays sharp at this quality, and a picture stays below 60 KiB. */
const quality = 82;

/**
 * Stores what the page shows as `docs/images/<name>.webp`, once its fonts and pictures are there.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const waiting = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(waiting.map((image) => image.decode()));
  });
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await writeFile(join(folder, `${name}.webp`), await sharp(png).webp({ quality }).toBuffer());
}
