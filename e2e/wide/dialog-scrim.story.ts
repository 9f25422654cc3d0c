import { constants, inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/story.ts';
import { chromiumPath } from '../../scripts/setup/chromium.mjs';

test.use({
  launchOptions: {
    executablePath: chromiumPath() ?? '',
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** The red, green and blue of one pixel of the window: the only pixel of a PNG has no neighbour. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const start = png.indexOf('IDAT') + 4;
  const length = png.readUInt32BE(start - 8);
  const rows = inflateSync(png.subarray(start, start + length), {
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  return [...rows.subarray(1, 4)];
}

test(
  'the place of a classic scrollbar has the colour of the page behind a dialog',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/terms-and-conditions');
    await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    const [red = 0, green = 0, blue = 0] = await colourAt(page, 2, 500);
    const beside = await colourAt(page, 1_277, 500);
    // The two blends may round to neighbours.
    expect(beside[0]).toBeCloseTo(red, -0.5);
    expect(beside[1]).toBeCloseTo(green, -0.5);
    expect(beside[2]).toBeCloseTo(blue, -0.5);
  },
);
