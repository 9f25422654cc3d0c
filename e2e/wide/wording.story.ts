import { expect, type Page } from '@playwright/test';
import { themeColour } from '../support/layout.ts';
import { isPhone } from '../support/shopper.ts';
import { test } from '../support/story.ts';

type Said = { searches: string; cart: RegExp; empty: RegExp };

/** Each brand's own wording (settings.json, `texts`), in its country's Spanish. */
const brands: Record<string, Said> = {
  burger: {
    searches: '¿Qué se te antoja hoy?',
    cart: /Tu carro$/,
    empty: /^La parrilla está lista. ¿Partimos por .+\?$/,
  },
  sushi: {
    searches: 'Busca un corte, un rollo, un té…',
    cart: /Tu carrito$/,
    empty: /^La barra está puesta. ¿Empezamos por .+\?$/,
  },
  cocina: {
    searches: '¿De qué tienes ganas hoy?',
    cart: /Tu carrito$/,
    empty: /^La mesa está servida. ¿Empezamos por .+\?$/,
  },
};

function addressOf(brand: string, baseURL: string | undefined): string {
  const address = new URL(baseURL ?? '');
  address.hostname = `${brand}.localhost`;
  return address.href;
}

/** The colour of a phone's browser bar; of two, the first is that of the light scheme. */
const barOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="theme-color"]').first().getAttribute('content');

for (const [brand, { searches, cart, empty }] of Object.entries(brands)) {
  test(
    `${brand} uses its own texts, and the browser's bar has the colour of its header`,
    { tag: '@both-widths' },
    async ({ page, baseURL }) => {
      await page.goto(addressOf(brand, baseURL));
      if (isPhone(page)) await page.getByRole('button', { name: 'Buscar en el menú' }).click();
      const search = page
        .getByRole('searchbox', { name: 'Buscar en el menú' })
        .filter({ visible: true });
      await expect(search).toHaveAttribute('placeholder', searches);
      if (!isPhone(page))
        await expect(
          page.getByRole('complementary', { name: cart }).getByRole('button', { name: empty }),
        ).toBeVisible();
      const bar = await barOf(page);
      expect(
        await page.evaluate(
          (colour) => Object.assign(new Option().style, { color: colour }).color,
          bar,
        ),
      ).toBe(await themeColour(page, 'header'));
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the brand’s own texts are in the server-rendered page', async ({ page, baseURL }) => {
    await page.goto(addressOf('sushi', baseURL));
    expect(await page.content()).toContain(`placeholder="${brands['sushi']?.searches}"`);
  });
});
