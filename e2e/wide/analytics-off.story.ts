import { expect } from '@playwright/test';
import { emulateThirdParties } from '../support/third-party-scripts.ts';
import { openMenu, walkToPickup } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test('a brand without analytics ids loads no third-party script and asks no consent', async ({
  page,
}) => {
  const thirdPartyRequests = await emulateThirdParties(page);
  await walkToPickup(page);
  await openMenu(page);
  await expect(page.getByRole('region', { name: '¿Nos dejas medir tu visita?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Medición y cookies' })).toHaveCount(0);
  expect(thirdPartyRequests).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
