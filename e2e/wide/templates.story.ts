import { expect, type Locator, type Page } from '@playwright/test';
import { demoBrands, openDemoBrand, type TemplateBrand } from '../support/demo-brands.ts';
import { boxOf, columnsOf, overflowOf, themeColour, styleOf } from '../support/layout.ts';
import { isPhone } from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** A card with a photo and an add button, and its parts. */
function cardOf(page: Page) {
  const card = page.locator('[data-product]:not([data-off], [data-bare])').first();
  return {
    card,
    photo: card.locator('[data-photo]'),
    name: card.getByRole('heading'),
    add: card.getByRole('button'),
  };
}

const currentChip = (page: Page): Locator => page.locator('[data-categories] [aria-current]');

const columns = { burger: [1, 2], sushi: [2, 3], cocina: [1, 1] } as const;

for (const brand of demoBrands) {
  test(
    `${brand} has as many columns as its template`,
    { tag: '@both-widths' },
    async ({ page, baseURL }) => {
      await openDemoBrand(page, brand, baseURL);
      expect(await columnsOf(page.locator('[data-section]').first())).toBe(
        columns[brand][isPhone(page) ? 0 : 1],
      );
    },
  );

  test(`${brand} has the header of its theme, and its controls use the header's colours`, async ({
    page,
    baseURL,
  }) => {
    await openDemoBrand(page, brand, baseURL);
    const header = page.getByRole('banner');
    expect(await styleOf(header, 'background-color')).toBe(await themeColour(page, 'header'));
    expect(await styleOf(header, 'color')).toBe(await themeColour(page, 'on-header'));
    await page.keyboard.press('Tab');
    await header.getByRole('link').first().focus();
    await expect(header.locator(':focus-visible')).toHaveCSS(
      'outline-color',
      await themeColour(page, 'focus-on-header'),
    );
  });

  test(
    `a card of ${brand} has the same reading order, and its focus ring encloses it`,
    { tag: '@desktop' },
    async ({ page, baseURL }) => {
      await openDemoBrand(page, brand, baseURL);
      const { card } = cardOf(page);
      const order = await card
        .locator('h3, p > b, [role=button]')
        .evaluateAll((parts) => parts.map((part) => part.tagName));
      expect(order).toEqual(['H3', 'B', 'A']);
      await page.keyboard.press('Tab');
      await card.locator('h3 a').focus();
      expect(await styleOf(card, 'outline-color')).toBe(await themeColour(page, 'focus'));
      expect(await styleOf(card, 'outline-style')).toBe('solid');
      expect(await styleOf(card.locator('h3 a'), 'outline-style')).toBe('none');
    },
  );

  test(`${brand} and its product sheet fit a window of 320 pixels`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openDemoBrand(page, brand, baseURL);
    expect(await overflowOf(page)).toBe(0);
    await cardOf(page).name.getByRole('link').click();
    const sheet = page.getByRole('dialog').filter({ has: page.locator('[data-product-sheet]') });
    await expect(sheet).toBeVisible();
    expect(await sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });
}

test(
  'burger cards are posters: a 5:3 photo above the text, the add button across its lower edge',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    await openDemoBrand(page, 'burger', baseURL);
    const { photo, name, add } = cardOf(page);
    const [picture, nameBox, button] = [await boxOf(photo), await boxOf(name), await boxOf(add)];
    expect(picture.width / picture.height).toBeCloseTo(5 / 3, 1);
    expect(nameBox.top).toBeGreaterThanOrEqual(picture.bottom);
    expect(button.top).toBeLessThan(picture.bottom);
    expect(button.bottom).toBeGreaterThan(picture.bottom);
  },
);

test(
  'sushi cards are a gallery: square photos without a box, the add button inside, capitals on a dark header',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    await openDemoBrand(page, 'sushi', baseURL);
    const { card, photo, name, add } = cardOf(page);
    const [picture, nameBox, button] = [await boxOf(photo), await boxOf(name), await boxOf(add)];
    expect(picture.width / picture.height).toBeCloseTo(1, 1);
    expect(nameBox.top).toBeGreaterThanOrEqual(picture.bottom);
    expect(nameBox.left).toBe(picture.left);
    expect(button.bottom).toBeLessThan(picture.bottom);
    expect(button.right).toBeLessThan(picture.right);
    expect(await styleOf(card, 'background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(
      await styleOf(page.getByRole('banner').getByRole('link').first(), 'text-transform'),
    ).toBe('uppercase');
    expect(await themeColour(page, 'on-header')).toBe('rgb(255, 255, 255)');
  },
);

test(
  'cocina cards are a list: text at the left, a small photo at the right, the add button at its corner',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    await openDemoBrand(page, 'cocina', baseURL);
    const { photo, name, add } = cardOf(page);
    const [picture, nameBox, button] = [await boxOf(photo), await boxOf(name), await boxOf(add)];
    expect([picture.width, picture.height].map(Math.round)).toEqual(
      isPhone(page) ? [120, 120] : [148, 124],
    );
    expect(nameBox.right).toBeLessThanOrEqual(picture.left);
    expect(button.right).toBeGreaterThan(picture.right);
    expect(button.bottom).toBeGreaterThan(picture.bottom);
  },
);

test('a product without a photo shows a fork, and in the list template no photo at all', async ({
  page,
  baseURL,
}) => {
  await openDemoBrand(page, 'burger', baseURL);
  const bare = page.locator('[data-bare]').first();
  await expect(bare.locator('[data-photo="none"]')).toBeVisible();
  await openDemoBrand(page, 'cocina', baseURL);
  await expect(bare.getByRole('button')).toBeVisible();
  await expect(bare.locator('[data-photo]')).toBeHidden();
  await bare.getByRole('heading').getByRole('link').click();
  const sheet = page.locator('[data-product-sheet]');
  await expect(sheet.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(sheet.locator('[data-photo]')).toBeHidden();
});

test(
  'each template marks the current category in its own way, in the bar and in the rail',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    const ground = async (brand: TemplateBrand): Promise<string> => {
      await openDemoBrand(page, brand, baseURL);
      return styleOf(currentChip(page), 'background-color');
    };
    expect(await ground('burger')).toBe(await themeColour(page, isPhone(page) ? 'ink' : 'support'));
    expect(await ground('cocina')).toBe(
      await themeColour(page, isPhone(page) ? 'accent' : 'accent-soft'),
    );
    expect(await ground('sushi')).toBe('rgba(0, 0, 0, 0)');
    const line = `${await themeColour(page, 'accent')} ${isPhone(page) ? '0px -3px' : '3px 0px'} 0px 0px inset`;
    expect(await styleOf(currentChip(page), 'box-shadow')).toBe(line);
  },
);

for (const brand of demoBrands) {
  test(
    `${brand} has no half-empty row, and the prices of a row are aligned`,
    { tag: '@both-widths' },
    async ({ page, baseURL }) => {
      await openDemoBrand(page, brand, baseURL);
      await page.evaluate(() => Object.assign(document.documentElement.dataset, { eager: '' }));
      const rows = await rowsOf(page);
      expect(rows.length).toBeGreaterThan(15);
      for (const { name, right, edge, prices } of rows) {
        expect(Math.abs(right - edge), `the right end of the row of ${name}`).toBeLessThan(2);
        expect(
          Math.max(...prices) - Math.min(...prices),
          `the price lines of the row of ${name}`,
        ).toBeLessThan(2);
      }
    },
  );
}

for (const brand of demoBrands) {
  test(
    `a long store name of ${brand} leaves room for the place button, and a long category name fits its chip`,
    { tag: '@both-widths' },
    async ({ page, baseURL }) => {
      await openDemoBrand(page, brand, baseURL);
      const [name, chip] = [
        page.getByRole('banner').getByRole('link').first().locator('span'),
        currentChip(page),
      ];
      for (const element of [name, chip])
        await element.evaluate(
          (node) => (node.textContent = 'La Esquina de los Sabores de Doña María Fernanda'),
        );
      for (const width of isPhone(page) ? [320, 390] : [600, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const place = await boxOf(page.getByRole('banner').getByRole('button').first());
        expect(place.width, `the place at ${width} px`).toBeGreaterThan(225);
        expect(
          (await boxOf(page.getByRole('banner').getByRole('button').last())).right,
        ).toBeLessThanOrEqual(width);
        const { left, right } = await boxOf(chip);
        expect([left >= 0, right <= width], `the chip at ${width} px`).toEqual([true, true]);
      }
    },
  );
}

type Card = { name: string; row: string; right: number; edge: number; price: number };

/**
 * The rows of cards of a menu: the right edge of their last card, the right edge of the grid, and
 * the vertical positions of the prices.
 */
async function rowsOf(
  page: Page,
): Promise<{ name: string; right: number; edge: number; prices: number[] }[]> {
  const cards = await page.locator('[data-section] > ul').evaluateAll((grids) =>
    grids.flatMap((grid, at) =>
      [...grid.querySelectorAll('article')].map((card): Card => {
        const { top, right } = card.getBoundingClientRect();
        const name = card.querySelector('h3')?.textContent ?? '';
        const price = card.querySelector('p > b')?.getBoundingClientRect().bottom ?? 0;
        return {
          name,
          row: `${at}-${Math.round(top)}`,
          right,
          edge: grid.getBoundingClientRect().right,
          price,
        };
      }),
    ),
  );
  return [...Map.groupBy(cards, ({ row }) => row).values()].map((row) => ({
    name: row[0]?.name ?? '',
    right: Math.max(...row.map(({ right }) => right)),
    edge: row[0]?.edge ?? 0,
    prices: row.map(({ price }) => price),
  }));
}
