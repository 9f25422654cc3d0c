import { expect, type Page } from '@playwright/test';
import { originOf } from '../support/import-and-await-tenant.ts';
import { publishStoryMenu } from '../support/publish-story-menu.ts';
import { storyDish } from '../support/story-menu.ts';
import { test } from '../support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

const brandOf = (project: string): string => `large-${project}`;
const sections = 24;
const each = 8;
const lastDish = `Plato ${sections}.${each}`;

test.beforeAll(async () => {
  const categories = Array.from({ length: sections }, (_, at) => ({
    name: `Categoría ${at + 1}`,
    products: Array.from({ length: each }, (_one, place) =>
      storyDish(at * 10 + place + 1, `Plato ${at + 1}.${place + 1}`),
    ),
  }));
  await publishStoryMenu(brandOf(test.info().project.name), { categories });
});

test.beforeEach(async ({ page }, { project }) => {
  await page.goto(originOf(brandOf(project.name)));
});

/** Returns true if the card is rendered in full, not only as reserved space. */
const isDrawn = (page: Page, name: string): Promise<boolean> =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .getByRole('heading')
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

test('distant sections of a long menu are rendered when the shopper scrolls near them', async ({
  page,
}) => {
  expect(await isDrawn(page, 'Plato 1.1')).toBe(true);
  expect(await isDrawn(page, lastDish)).toBe(false);
  await page.getByRole('link', { name: lastDish, exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(page, lastDish)).toBe(true);
});

test('distant products of a long menu are in the page by name, and with price when the shopper scrolls near them', async ({
  page,
}) => {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: lastDish, exact: true }) });
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByText('$')).toHaveCount(0);
  await card.getByRole('link').scrollIntoViewIfNeeded();
  await expect(card.getByText('$')).toBeVisible();
  await expect(card.getByRole('button', { name: `Agregar ${lastDish}` })).toBeVisible();
});

test(
  'a chip scrolls exactly to its section, past sections that are not rendered yet',
  { tag: '@both-widths' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 2, name: 'Categoría 20', exact: true });
    await page
      .getByRole('navigation', { name: 'Categorías' })
      .getByRole('link', { name: 'Categoría 20', exact: true })
      .click();
    await expect(heading).toBeInViewport();
    const room = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    await expect
      .poll(async () => Math.round((await heading.boundingBox())?.y ?? -1))
      .toBeLessThan(room + 90);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(room - 2);
  },
);

test('the last product of a long menu opens at the first press', async ({ page }) => {
  await page.getByRole('link', { name: lastDish, exact: true }).click();
  await expect(page.getByRole('dialog', { name: lastDish })).toBeVisible();
});

test('the brand’s fonts load with its style sheet, so the layout does not shift', async ({
  page,
}) => {
  const expected = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await page.evaluate(() => document.fonts.ready);
  const rendered = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(new Set(expected)).toEqual(new Set(rendered));
  expect(rendered.length).toBe(expected.length);
});
