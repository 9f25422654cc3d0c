import { expect, type Locator, type Page } from '@playwright/test';
import { counterSessionIdOf } from '../apps/server/src/session/tokens.ts';
import { statusOfCall } from './support/counter-calls.ts';
import { createStoryStaff, openCounter } from './support/counter.ts';
import { tabTo } from './support/keyboard.ts';
import { expectFitsTheCounter } from './support/counter-sizes.ts';
import { test } from './support/story.ts';
import { longStoreName, sellDayOfTwoStores, twoStores } from './support/two-stores.ts';

test.describe.configure({ mode: 'default' });
test.slow();

const { brand, ordersOfFirst } = twoStores;

test.beforeAll(({ browser }) => sellDayOfTwoStores(browser));

const amountOf = (text: string): number => Number(text.replaceAll(/[$.\s]/gu, ''));
const together = (page: Page): Locator => page.getByRole('radio', { name: 'Todo junto' });

/** The amounts of a row of the stores' table, in the order of its columns. */
async function amountsOf(page: Page, name: string): Promise<number[]> {
  const cells = page.getByRole('row').filter({ hasText: name }).getByRole('cell');
  return (await cells.allInnerTexts()).map(amountOf);
}

/** The amount of a large figure. */
const figureOf = async (page: Page, name: string): Promise<number> =>
  amountOf(await page.getByRole('term').filter({ hasText: name }).locator('+ dd').innerText());

test(
  'an owner reads all stores together with the keyboard, and each column adds up to the unit',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await openCounter(page, baseURL, { brand, role: 'owner', path: '/caja' });
    const one = page.getByRole('radio', { name: 'Local Ñuñoa' });
    await expect(one).toBeChecked();
    await tabTo(page, one);
    await page.keyboard.press('ArrowRight');
    await expect(together(page)).toBeChecked();
    const table = page.getByRole('table', { name: 'Locales' });
    await expect(table.getByRole('row')).toHaveCount(4);

    const [first, second, sum] = [
      await amountsOf(page, 'Local Ñuñoa'),
      await amountsOf(page, longStoreName),
      await amountsOf(page, 'Todo junto'),
    ];
    const sales = 3_290;
    // Orders, sales, tips, given back in part, total, cash in the drawer.
    expect(first).toEqual([31, 31 * sales, 3_000, 0, 31 * sales + 3_000, 0]);
    expect(second).toEqual([3, 3 * sales, 999, -790, 3 * sales + 999 - 790, sales + 333 - 790]);
    expect(sum).toEqual(first.map((amount, at) => amount + (second[at] ?? 0)));
    expect(await figureOf(page, 'Ventas')).toBe(sum[1]);
    expect(await figureOf(page, 'Pedidos')).toBe(sum[0]);
    await expectFitsTheCounter(page, 'all stores together');

    await tabTo(page, page.getByRole('button', { name: longStoreName }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: longStoreName })).toBeChecked();
    const total = page.getByRole('region', { name: 'Lo vendido' }).getByRole('row', {
      name: 'Total',
    });
    await expect(total).toContainText('$10.079');
    expect(second[4]).toBe(10_079);
  },
);

test(
  'an owner reads the numbers of a week and of dates of their own, and takes them along as a file',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    await openCounter(page, baseURL, { brand, role: 'owner', path: '/numeros' });
    await expect(page.getByRole('heading', { name: 'Números' })).toBeVisible();
    const table = page.getByRole('table', { name: 'Locales' });
    await expect(table.getByRole('row')).toHaveCount(4);
    const [first, second, sum] = [
      await amountsOf(page, 'Local Ñuñoa'),
      await amountsOf(page, longStoreName),
      await amountsOf(page, 'Todo junto'),
    ];
    expect(sum).toEqual(first.map((amount, at) => amount + (second[at] ?? 0)));
    expect(await figureOf(page, 'Ventas')).toBe(sum[1]);
    await expect(page.getByRole('region', { name: 'Lo más pedido' })).toContainText('34 vendidos');
    await expect(page.getByRole('region', { name: 'Clientes' })).toContainText('Nuevos');
    await expect(page.getByRole('region', { name: 'A tiempo' })).toContainText('Tiempo real');
    await expectFitsTheCounter(page, 'the numbers of a week');

    await page.getByRole('button', { name: 'Otras fechas' }).click();
    const [from, to] = [page.getByLabel('Desde'), page.getByLabel('Hasta')];
    const today = await to.inputValue();
    await from.fill('2020-01-01');
    await expect(page.getByRole('alert')).toContainText('Elige hasta 92 días');
    await from.fill(today);
    await expect(page.getByText('Comparado con el día anterior.')).toBeVisible();
    await expect.poll(() => figureOf(page, 'Ventas')).toBe(sum[1]);

    await page.getByRole('button', { name: 'Local Ñuñoa' }).click();
    await expect.poll(() => figureOf(page, 'Ventas')).toBe(first[1]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bajar planilla' }).click();
    expect((await download).suggestedFilename()).toBe(`${brand}-${today}-${today}.csv`);
  },
);

test(
  'an owner switches the mail of each day on, and finds it on later',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    await openCounter(page, baseURL, { brand, role: 'owner', path: '/cuenta' });
    const mail = page.getByRole('switch', { name: 'Recibir el día por correo' });
    await expect(mail).not.toBeChecked();
    await mail.click();
    await expect(page.getByText('Listo: esta noche llega el primero.')).toBeVisible();
    await expectFitsTheCounter(page, 'the own account');
    await page.reload();
    await expect(mail).toBeChecked();
  },
);

test(
  'the orders of a day are paged and found by their number with the keyboard alone',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    await openCounter(page, baseURL, { brand, role: 'owner', path: '/caja' });
    const list = page.getByRole('region', { name: 'Pedidos del día' });
    const orders = list.getByRole('link', { name: /^Pedido \d+/ });
    await expect(orders).toHaveCount(30);
    const more = list.getByRole('button', { name: 'Ver más pedidos' });
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await expect(orders).toHaveCount(31);
    await expect(more).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(orders.nth(30), 'the focus goes on where the new page begins').toBeFocused();
    const numbers = (await orders.allInnerTexts()).map((text) => /\d+/.exec(text)?.[0] ?? '');
    expect(new Set(numbers).size).toBe(31);
    await expectFitsTheCounter(page, 'the orders of a day');

    const search = list.getByRole('searchbox', { name: 'Buscar por número' });
    const number = numbers[30] ?? '';
    await tabTo(page, search);
    await page.keyboard.type(`n${number}`);
    await expect(search, 'a number takes digits alone').toHaveValue(number);
    await expect(orders).toHaveCount(numbers.filter((each) => each.includes(number)).length);
    await tabTo(page, list.getByRole('link', { name: new RegExp(`^Pedido ${number}\\b`) }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible();
    await page.goBack();
    await tabTo(page, search);
    await page.keyboard.type('999999');
    await expect(list.getByText('No hay pedidos.')).toBeVisible();
  },
);

test(
  'a manager of one store sees no other store, nor by its addresses; crew sees no money',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const manager = await openCounter(page, baseURL, {
      ...{ brand, role: 'manager', storeIds: [1], path: '/caja' },
    });
    const list = page.getByRole('region', { name: 'Pedidos del día' });
    await expect(list.getByRole('link', { name: /^Pedido \d+/ })).toHaveCount(30);
    await expect(together(page)).toHaveCount(0);
    await expect(page.getByText(longStoreName)).toHaveCount(0);
    const seen = await page.evaluate(async (id) => {
      const headers = { 'x-counter-session': id, 'x-platform': 'counter' };
      const answer = await fetch('/v1/counter/days/today', { headers });
      return (await answer.json()) as { stores: { storeId: number }[]; total: { orders: number } };
    }, counterSessionIdOf(manager.token));
    expect(seen.stores.map(({ storeId }) => storeId)).toEqual([1]);
    expect(seen.total.orders).toBe(ordersOfFirst);
    for (const path of ['', '/orders', '/export'])
      expect(await statusOfCall(manager, `stores/2/days/today${path}`)).toBe(404);
    const crew = await createStoryStaff({ brand, role: 'crew' });
    expect(await statusOfCall(crew, 'days/today')).toBe(403);
  },
);
