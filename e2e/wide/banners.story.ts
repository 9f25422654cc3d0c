import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { originOf } from '../support/import-and-await-tenant.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { openMenu, sheetOf } from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

const banners = (page: Page) => page.getByRole('region', { name: 'Promociones' }).getByRole('link');
const message = (page: Page) =>
  page.getByRole('dialog', { name: 'Esta semana, pan recién horneado' });

test('the banners of the home link to a product and to a category', async ({ page }) => {
  await openMenu(page);
  await expect(banners(page)).toHaveCount(3);
  await banners(page).filter({ hasText: 'Batidos de verano' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Batidos' })).toBeInViewport();
  await page.goto('/');
  await banners(page).filter({ hasText: 'Martes de combo' }).click();
  await expect(sheetOf(page, 'Combo Brasa')).toBeVisible();
  await expect(page).toHaveURL(/\/product\/combos\/combo-brasa$/);
});

test(
  'the banner row reserves its space before its pictures load and passes the accessibility checks',
  { tag: '@both-widths' },
  async ({ page }) => {
    const row = page.getByRole('region', { name: 'Promociones' });
    const pictures = /banner-[a-z]+[^/]*\.(avif|webp)$/;
    await page.route(pictures, (route) => route.abort());
    await openMenu(page);
    const before = await row.boundingBox();
    await page.unroute(pictures);
    await page.reload();
    const first = banners(page).first().locator('picture img');
    await expect
      .poll(() =>
        first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    expect(
      await first.evaluate((image: HTMLImageElement) => [
        image.width > 0,
        image.getAttribute('width'),
        image.getAttribute('height'),
      ]),
    ).toEqual([true, '1200', '480']);
    expect(await row.boundingBox()).toEqual(before);
    await expectAccessible(page, 'the home with banners');
  },
);

test.describe('on phones', () => {
  test('swiping or the keyboard brings each banner into view', async ({ page }) => {
    await openMenu(page);
    await expect(banners(page).last()).not.toBeInViewport({ ratio: 0.6 });
    await banners(page).first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banners(page).last()).toBeFocused();
    await expect(banners(page).last()).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the banners are links without JavaScript', async ({ page }) => {
      await page.goto('/');
      await banners(page).filter({ hasText: 'Batidos de verano' }).click();
      await expect(page).toHaveURL(/\/#batidos$/);
      await page.goto('/');
      await banners(page).filter({ hasText: 'Martes de combo' }).click();
      await expect(sheetOf(page, 'Combo Brasa')).toBeVisible();
    });
  });

  test('the footer shows how to contact the brand', async ({ page }) => {
    await openMenu(page);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: 'hola@brasaypan.example' })).toHaveAttribute(
      'href',
      'mailto:hola@brasaypan.example',
    );
    await expect(foot.getByRole('link', { name: /Instagram @brasaypan/ })).toHaveAttribute(
      'href',
      'https://www.instagram.com/brasaypan/',
    );
    await expect(foot.getByRole('link', { name: '+56 2 2345 6700' }).last()).toHaveAttribute(
      'href',
      'tel:+56223456700',
    );
  });
});

test.describe('a brand whose promoted products are switched off', () => {
  const brand = 'pancartas';
  test.use({ baseURL: originOf(brand) });
  test.beforeAll(() =>
    publishBurgerCopy(brand, ({ banners: all, disableds }) => {
      const [combo] = all;
      all.push(
        { ...combo, id: 4, title: 'Doble Brasa', bannerableId: 101 },
        { ...combo, id: 5, title: 'Una de más', bannerableId: 101 },
      );
      const off = { storeId: 1, deactivatableType: 'Product' };
      disableds.push(
        { ...off, deactivatableId: 201, endDate: null },
        { ...off, deactivatableId: 109, endDate: '2099-01-01T00:00:00-03:00' },
      );
    }),
  );

  test('hides their banners and shows at most three others', async ({ page }) => {
    await page.goto('/');
    await expect(banners(page)).toHaveText([/^Batidos de verano/, /^Doble Brasa/]);
    await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banners(page)).toHaveText([/^Batidos de verano/, /^Doble Brasa/]);
  });
});

test.describe('a brand with a message', () => {
  const brand = 'aviso';
  test.use({ baseURL: originOf(brand) });
  test.beforeAll(() =>
    publishBurgerCopy(brand, ({ pages }) => {
      pages.push({
        page: 'top-site-message',
        title: 'Esta semana, pan recién horneado',
        file: 'pages/terms-and-conditions.md',
      });
    }),
  );

  test('the message opens once per session, after the shopper’s first interaction', async ({
    page,
  }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 60);
    await expect(message(page)).toBeVisible();
    await expectAccessible(page, 'the message of the brand');
    await message(page).getByRole('button', { name: 'Continuar' }).click();
    await expect(message(page)).toBeHidden();
    await page.reload();
    await page.mouse.wheel(0, 60);
    await page.waitForFunction(() => performance.now() > 5_000);
    await expect(message(page)).toBeHidden();
  });

  test('the message never opens over another modal, nor for a shopper with a cart', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Italiana', exact: true }).click();
    await expect(sheetOf(page, 'Italiana')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => performance.now() > 6_000);
    await expect(message(page)).toBeHidden();
  });
});
