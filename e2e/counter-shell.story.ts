import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCounter } from './support/counter.ts';
import { brandAddress, demoBrands } from './support/demo-brands.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/story.ts';

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name });
const lock = (page: Page) => page.getByRole('button', { name: /bloquear la pantalla/ });
const signIn = (page: Page) => page.getByRole('heading', { name: 'Entrar al mostrador' });
const banner = (page: Page) => page.getByRole('status').getByText(/Ves lo último que llegó/);

test('a visitor of the counter sees nothing but the sign-in, and the shop of the same browser stays as it is', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem(`comanda:${location.hostname}:session`, 'of the shop');
  });
  await page.goto('/mostrador/caja');
  await expect(signIn(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(
    await page.evaluate(() => localStorage.getItem(`comanda:${location.hostname}:session`)),
  ).toBe('of the shop');
});

test('a staff member stays signed in after a reload, opens another store, and locks the screen in every tab', async ({
  page,
  context,
  baseURL,
}) => {
  await openCounter(page, baseURL, { role: 'owner' });
  await expect(section(page, 'Pedidos')).toHaveAttribute('aria-current', 'page');
  const store = page.getByRole('combobox', { name: 'Elegir otro local' });
  await store.selectOption('Local Providencia');
  await page.reload();
  await expect(store).toHaveValue('2');
  const other = await context.newPage();
  await other.goto('/mostrador');
  await expect(lock(other)).toBeVisible();
  await lock(page).click();
  await expect(signIn(page)).toBeVisible();
  await expect(signIn(other)).toBeVisible();
});

test('a staff member of one store has no other to choose, and an unknown address leads back to the orders', async ({
  page,
  baseURL,
}) => {
  await openCounter(page, baseURL, { role: 'crew', storeIds: [2], path: '/nada/de/nada' });
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('Local Providencia');
  await expect(page.getByRole('heading', { name: 'Esta pantalla no existe' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver los pedidos' }).click();
  await expect(section(page, 'Pedidos')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toBeFocused();
});

test('without a network a banner says so until the server answers again, and what the screen shows stays', async ({
  page,
  context,
  baseURL,
}) => {
  await openCounter(page, baseURL);
  const shown = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(shown).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(shown).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test('the page of an older build loads itself again when a screen is gone', async ({
  page,
  baseURL,
}) => {
  let isDeployed = true;
  await page.route(/\/mostrador\/assets\/board-screen-/, (route) =>
    isDeployed ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const loads: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.push(request.url());
    isDeployed = loads.length < 3;
  });
  await openCounter(page, baseURL);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toHaveLength(3);
});

for (const brand of demoBrands) {
  test(`the frame of the counter of ${brand} passes the accessibility checks in both colour schemes`, async ({
    page,
    baseURL,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(brandAddress(brand, '/mostrador', baseURL));
      await expect(signIn(page)).toBeVisible();
      await expectAccessible(page, `the sign-in, ${colorScheme}`);
      await openCounter(page, baseURL, { brand, role: 'owner', name: 'María de los Ángeles Ríos' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `the frame, ${colorScheme}`);
      await lock(page).click();
    }
  });
}

test(
  'the keyboard alone skips to the content and locks the screen',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await openCounter(page, baseURL);
    await expect(lock(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, lock(page));
    await page.keyboard.press('Enter');
    await expect(signIn(page)).toBeVisible();
  },
);
