import { expect, type Page } from '@playwright/test';
import {
  brandAddress,
  demoBrands,
  openDemoBrand,
  type TemplateBrand,
} from '../support/demo-brands.ts';
import { expectAccessible, expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { isPhone } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test.slow();

const screens = {
  'the menu': '/',
  'an empty checkout': '/checkout',
  'the orders of nobody': '/orders',
  'the profile of nobody': '/profile',
  'the terms': '/terms-and-conditions',
  'the terms of the service': '/mercat-terms-and-conditions',
  'a page that is not there': '/nowhere/at/all/ever',
  'a shop that is away': '/no-disponible',
  'the public menu': '/menu/1',
  'the survey of nobody': '/nps',
  'a payment that is known to nobody': '/processing-purchase',
  'a payment of another browser': '/processing-purchase?order=018f0000-0000-7000-8000-000000000001',
  'a payment that failed': '/purchase-failure',
  'a success of nobody': '/purchase-success',
  'a card that was kept': '/add-card-success',
  'a card that was not kept': '/add-card-failure',
};

/** Each brand's names of its dispatch methods, and one of its products without questions. */
const names = {
  burger: { pickup: 'Retiro en local', product: 'Ensalada chilena' },
  sushi: { pickup: 'Recoger en sucursal', product: 'Helado tempura' },
  cocina: { pickup: 'Para recoger', product: 'Frijoles volteados' },
} as const;

/** One browser visits a few screens per story, so that it fetches shared files once. */
const atOnce = 6;
const visits = Object.entries(screens);
const parts = Array.from({ length: Math.ceil(visits.length / atOnce) }, (_, part) =>
  visits.slice(part * atOnce, (part + 1) * atOnce),
);

for (const brand of demoBrands) {
  for (const part of parts) {
    test(`screens of ${brand} pass the accessibility checks: ${part.map(([screen]) => screen).join(', ')}`, async ({
      page,
      baseURL,
    }) => {
      for (const [screen, path] of part) {
        await page.goto(brandAddress(brand, path, baseURL));
        await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
        await expectAccessibleAtAllWidths(page, screen);
        await expectAccessibleInTheDark(page, brand, screen);
      }
    });
  }

  test(`the dialogs over the menu of ${brand} pass the accessibility checks`, async ({
    page,
    baseURL,
  }) => {
    await openDemoBrand(page, brand, baseURL);
    await page.locator('[data-product]:not([data-off]) h3 a').first().click();
    await expect(page.locator('[data-product-sheet]')).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'product');
    await expectAccessibleInTheDark(page, brand, 'product');
    await page.keyboard.press('Escape');
    await seePlaces(page, brand);
    await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Mis pedidos' })).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'profile menu');
    await expectAccessibleInTheDark(page, brand, 'profile menu');
  });

  test(
    `a cart of ${brand} with a product passes the accessibility checks`,
    { tag: '@both-widths' },
    async ({ page, baseURL }) => {
      await openDemoBrand(page, brand, baseURL);
      await page.getByRole('link', { name: names[brand].product, exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Agregar (?!con ).*[0-9]/ })
        .click();
      await page.getByRole('dialog').getByRole('radio', { name: names[brand].pickup }).check();
      await page.getByRole('dialog').getByRole('radio').nth(2).check();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Retirar|Recoger) en / })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (isPhone(page)) await page.getByRole('button', { name: /Ver carr/ }).click();
      await expect(page.getByRole('definition').last()).toBeVisible();
      await expectAccessibleAtAllWidths(page, 'cart');
    },
  );
}

/** Checks the screen once more under a dark preference if the brand has a dark scheme. */
async function expectAccessibleInTheDark(
  page: Page,
  brand: TemplateBrand,
  screen: string,
): Promise<void> {
  if (brand !== 'sushi') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expectAccessible(page, `${screen} in the dark`);
  await page.emulateMedia({ colorScheme: null });
}

async function seePlaces(page: Page, brand: TemplateBrand): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /llevamos/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'delivery');
  await expectAccessibleInTheDark(page, brand, 'delivery');
  await dialog.getByRole('radio', { name: names[brand].pickup }).check();
  await expectAccessibleAtAllWidths(page, 'pickup');
  await expectAccessibleInTheDark(page, brand, 'pickup');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
