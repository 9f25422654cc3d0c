import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** What axe finds, in words: rule and the first place of it. */
async function obstacles(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`);
}

const screens = {
  'the menu': '/',
  'the checkout': '/checkout',
  'the orders': '/orders',
  'the profile': '/profile',
  'the terms': '/terms-and-conditions',
  'a page that is not there': '/nowhere/at/all/ever',
};

for (const [screen, path] of Object.entries(screens)) {
  test(`${screen} puts no obstacle in anybody's way`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await obstacles(page)).toEqual([]);
  });
}

test('the product sheet puts no obstacle in anybody’s way', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await obstacles(page)).toEqual([]);
});
