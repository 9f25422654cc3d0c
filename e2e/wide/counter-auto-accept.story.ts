import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { cardOf, openTablet } from '../support/board.ts';
import { openCounter } from '../support/counter.ts';
import { brandAddress, type DemoBrand } from '../support/demo-brands.ts';
import { placeOrders } from '../support/place-orders.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { test } from '../support/story.ts';

test.slow();

const brand = `alone-${Date.now().toString(36)}` as DemoBrand;
const dish = { productId: 401 };

/** Counts the tones that the page begins to play. */
const countTones = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...when) {
      const { dataset } = document.documentElement;
      dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
      start.apply(this, when);
    };
  });
const tonesOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0));

test('a manager lets orders accept themselves, and the next one is in the kitchen, marked and heard once', async ({
  page,
  browser,
  baseURL,
}) => {
  await publishBurgerCopy(brand, ({ stores }) => {
    for (const store of stores) store['ordersGoTo'] = 'counter';
  });
  const { board, close } = await openTablet(browser, baseURL, { brand });
  const main = board.getByRole('main');
  await openCounter(page, baseURL, { brand, role: 'manager', storeIds: [1], path: '/local' });
  const alone = page.getByRole('switch', { name: /^Se aceptan solos/ });

  await test.step('the switch is told on the board of every device', async () => {
    await expect(alone).not.toBeChecked();
    await alone.press('Enter');
    await expect(alone).toBeChecked();
    await expect(alone).toContainText('Lo puso Rosa Pinto');
    await expect(main.getByText('Los pedidos se aceptan solos')).toBeVisible();
  });

  await test.step('an order is in the kitchen without a tap', async () => {
    await board.getByRole('heading', { level: 1 }).click();
    await countTones(board);
    const [number = ''] = await placeOrders(brand, [{ lines: [dish] }]);
    const card = cardOf(board, number, 'En cocina');
    await expect(card).toContainText('Nuevo, se aceptó solo', { timeout: 30_000 });
    await expect.poll(() => tonesOf(board)).toBeGreaterThanOrEqual(2);
    await expectAccessibleAtAllWidths(board, 'an order that was accepted by itself');
    await card.getByRole('button', { name: /^Empezar/ }).click();
    await expect(card).toContainText('Empezado', { timeout: 15_000 });
    await expect(card).not.toContainText('se aceptó solo');
  });

  await test.step('the list of actions names nobody', async () => {
    await page.goto(brandAddress(brand, '/mostrador/acciones', baseURL));
    await expect(page.getByRole('listitem').filter({ hasText: 'Automático' })).toContainText(
      /Aceptó el pedido/,
    );
  });
  await close();
});
