import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { draw } from '../support/board.ts';
import { openCounter } from '../support/counter.ts';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import { counterStore, placePickupAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

const brand = 'cocina';
const cardOf = (page: Page, id: string): Locator => page.locator(`[data-order="${id}"]`);

test(
  'an owner accepts an order of one store on the board of all, and looks at one store alone; crew of one store has no such board',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    await openCounter(page, baseURL, { brand, role: 'owner', storeIds: 'all' });
    const shown = page.getByRole('banner').getByRole('combobox');
    await shown.selectOption('2');
    const all = page.getByRole('button', { name: 'Todos los restaurantes' });
    await all.press('Enter');
    await expect(all).toHaveAttribute('aria-pressed', 'true');

    const { id, number } = await placePickupAtCounter();
    const card = cardOf(page, id);
    const columns = page.getByRole('main');
    await draw(columns, card);
    await expect(card, 'the store’s name is on it').toContainText(counterStore.name);
    await expect(page).toHaveTitle(/pedidos? nuevos?$/);
    await expectAccessible(page, 'the board of all stores');
    await expectFitsTheCounter(page, 'the board of all stores');

    const stores = page.getByRole('group', { name: 'Ver los pedidos de' });
    await stores.getByRole('button').nth(2).press('Enter');
    await expect(card).toHaveCount(0);
    await stores.getByRole('button', { name: 'Todos' }).press('Enter');
    await draw(columns, card);
    await card.getByRole('button', { name: `Aceptar: ${number}` }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: '10 min', exact: true })
      .press('Enter');
    const kitchen = page.locator('[data-column="kitchen"]');
    await draw(columns, kitchen.locator(`[data-order="${id}"]`));
    await card.getByRole('link', { name: number }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible();
    await expect(shown, 'a ticket is of its store').toHaveValue(String(counterStore.id));

    const other = await browser.newContext();
    const one = await other.newPage();
    await openCounter(one, baseURL, { brand, role: 'crew', storeIds: [2] });
    await expect(one.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
    await expect(one.getByRole('button', { name: 'Todos los restaurantes' })).toHaveCount(0);
    await expect(cardOf(one, id)).toHaveCount(0);
    await other.close();
  },
);
