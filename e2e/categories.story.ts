import { expect, type Page } from '@playwright/test';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishStoryMenu } from './support/publish-story-menu.ts';
import { storyDish } from './support/story-menu.ts';
import { test } from './support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

const brandOf = (project: string): string => `thirty-${project}`;
const nameOf = (at: number): string => `Categoría ${at + 1}`;
const count = 30;

test.beforeAll(async () => {
  const categories = Array.from({ length: count }, (_, at) => ({
    name: nameOf(at),
    slug: `c-${at + 1}`,
    products: Array.from({ length: 1 + (at % 4) }, (_one, place) =>
      storyDish(at * 10 + place + 1, `Plato ${at + 1}.${place + 1}`),
    ),
  }));
  const filtered = {
    name: 'Filtrados V60',
    slug: 'v60',
    products: [storyDish(900, 'Taza de filtro')],
  };
  await publishStoryMenu(brandOf(test.info().project.name), {
    categories: [...categories.slice(0, 4), filtered, ...categories.slice(4)],
  });
});

// Without movement the bar of chips jumps while the page scrolls, away from under the next press.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }, { project }) => {
  await page.goto(originOf(brandOf(project.name)));
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Categorías' });
const current = (page: Page) => bar(page).locator('[aria-current]');

/** Scrolls until a section's heading is just under the bars. */
const readAt = (page: Page, at: number): Promise<void> =>
  page
    .locator(`#c-${at + 1}`)
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));

test(
  'with 30 categories the chip of the visible section is marked and in view',
  { tag: '@both-widths' },
  async ({ page }) => {
    await expect(current(page)).toHaveText([nameOf(0)]);
    for (const at of [1, 7, 19, 27, 12, 0]) {
      await readAt(page, at);
      await expect(current(page)).toHaveText([nameOf(at)]);
      await expect(current(page)).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'at the end of the page the last category is marked, however short it is',
  { tag: '@both-widths' },
  async ({ page }) => {
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect(current(page)).toHaveText([nameOf(count - 1)]);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
  },
);

test('a tapped chip is marked at once and stays marked until its section is reached', async ({
  page,
}) => {
  await page.evaluate(() => {
    const marks: string[] = [];
    Object.assign(window, { marks });
    const note = (): void =>
      void marks.push(
        document.querySelector('[data-categories] [aria-current]')?.textContent ?? '',
      );
    for (const chip of document.querySelectorAll('[data-categories] a'))
      new MutationObserver(note).observe(chip, { attributes: true });
  });
  await bar(page)
    .getByRole('link', { name: nameOf(21), exact: true })
    .click();
  await expect(
    page.getByRole('heading', { level: 2, name: nameOf(21), exact: true }),
  ).toBeInViewport();
  await expect(current(page)).toHaveText([nameOf(21)]);
  const marks = await page.evaluate(() => (window as unknown as { marks: string[] }).marks);
  expect(new Set(marks.filter((mark) => mark !== ''))).toEqual(new Set([nameOf(21)]));
});

test(
  'chips add no step to Back: the page before the menu comes at once',
  { tag: '@both-widths' },
  async ({ page }, { project }) => {
    await page.goto(`${originOf(brandOf(project.name))}/terms-and-conditions`);
    await page.goto(originOf(brandOf(project.name)));
    const steps = await page.evaluate(() => history.length);
    for (const at of [3, 21, 9]) {
      await bar(page)
        .getByRole('link', { name: nameOf(at), exact: true })
        .click();
      await expect(current(page)).toHaveText([nameOf(at)]);
      await expect(
        page.getByRole('heading', { level: 2, name: nameOf(at), exact: true }),
      ).toBeInViewport();
    }
    await expect(page).toHaveURL(/#c-10$/);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms-and-conditions$/);
  },
);

test(
  'a category beside the hits closes the search and scrolls to its section',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.getByRole('searchbox').filter({ visible: true }).fill('plato 30.1');
    await expect(page.getByRole('article')).toHaveCount(1);
    await bar(page)
      .getByRole('link', { name: nameOf(16), exact: true })
      .click();
    await expect(
      page.getByRole('heading', { level: 2, name: nameOf(16), exact: true }),
    ).toBeInViewport();
    await expect(current(page)).toHaveText([nameOf(16)]);
  },
);

test(
  'the path of a category opens at its section, with its heading focused and its chip marked and in view',
  { tag: '@both-widths' },
  async ({ page }) => {
    await page.goto(`${new URL(page.url()).origin}/c-22`);
    const head = page.getByRole('heading', { level: 2, name: nameOf(21), exact: true });
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect(head).toBeFocused();
    await expect(current(page)).toHaveText([nameOf(21)]);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveTitle(`${nameOf(21)} · Brasa & Pan`);
  },
);

test('a category’s name may begin like a path of the application', async ({ page }) => {
  await page.goto(`${new URL(page.url()).origin}/v60`);
  await expect(page.getByRole('heading', { level: 2, name: 'Filtrados V60' })).toBeInViewport({
    ratio: 1,
  });
});

test('a chosen chip is scrolled fully into view, also the last one', async ({ page }) => {
  for (const at of [count - 1, 12, 29, 0]) {
    await bar(page)
      .getByRole('link', { name: nameOf(at), exact: true })
      .click();
    await expect(
      page.getByRole('heading', { level: 2, name: nameOf(at), exact: true }),
    ).toBeInViewport();
    await expect(current(page)).toHaveText([nameOf(at)]);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
  }
});
