import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import { openCounter } from '../support/counter.ts';
import { tabTo } from '../support/keyboard.ts';
import { placePickupAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

/**
 * Screens that read once they open: the call that each needs, a text that shows what it read, and
 * what the server needs before there is such a text.
 */
const screens = [
  { path: '/cupones', call: '/v1/counter/coupons', shows: 'Descontado con cupones' },
  { path: '/carta', call: '/v1/counter/stores/1/menu', shows: 'Pepián' },
  {
    path: '/caja',
    call: '/v1/counter/stores/1/days/today',
    shows: 'Lo vendido',
    prepare: sellToday,
  },
  { path: '/repartidores', call: '/v1/counter/stores/1/riders', shows: 'En reparto' },
];

/** A tablet of its own: its calls fail on purpose, and that is no fault of the page. */
async function openTablet(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

/** Sells something today: the day has no sums before. */
async function sellToday(): Promise<void> {
  await placePickupAtCounter();
}

/**
 * Holds the answers of a call back; `fail` lets them fail from then on, and `answer` lets them
 * come.
 */
async function holdCall(page: Page, path: string) {
  let fail = (): void => undefined;
  const isFailing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const matches = (url: URL): boolean => url.pathname === path;
  await page.route(matches, async (route) => {
    await isFailing;
    await route.fulfill({ status: 500, json: { code: 1000, message: 'UNKNOWN_ERROR' } });
  });
  return { fail, answer: () => page.unroute(matches) };
}

for (const { path, call, shows, prepare } of screens) {
  test(
    `${path} says that it loads, that it failed, and is tried again with the keyboard`,
    { tag: '@desktop' },
    async ({ browser, baseURL }) => {
      await prepare?.();
      const page = await openTablet(browser);
      const main = page.getByRole('main');
      const held = await holdCall(page, call);
      await openCounter(page, baseURL, { brand: 'cocina', role: 'owner', path });
      await expect(main.getByText('Cargando…').first()).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectFitsTheCounter(page, `${path} loads`);

      held.fail();
      const retry = main.getByRole('button', { name: 'Intentar de nuevo' });
      await expect(main.getByText('No se pudo cargar.')).toBeVisible();
      await expect(main.getByText('Cargando…')).toHaveCount(0);
      await expectFitsTheCounter(page, `${path} failed`);

      // A screen that reads again by itself loses the button once the call answers.
      await tabTo(page, retry);
      await held.answer();
      await page.keyboard.press('Enter');
      await expect(main.getByText(shows).first()).toBeVisible();
      await expect(retry).toHaveCount(0);
      await expectAccessible(page, `${path} after the retry`);
      await page.context().close();
    },
  );
}

test(
  'a period of coupons that cannot be read shows no figures of another one',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const page = await openTablet(browser);
    const main = page.getByRole('main');
    await openCounter(page, baseURL, { brand: 'cocina', role: 'owner', path: '/cupones' });
    await expect(main.getByText('Descontado con cupones')).toBeVisible();
    const held = await holdCall(page, '/v1/counter/coupons');
    await page.getByRole('button', { name: 'Hoy' }).click();
    held.fail();
    await expect(main.getByText('No se pudo cargar.')).toBeVisible();
    await expect(main.getByText('Descontado con cupones')).toHaveCount(0);
    await held.answer();
    await page.getByRole('button', { name: '30 días' }).click();
    await expect(main.getByText('Descontado con cupones')).toBeVisible();
    await page.context().close();
  },
);
