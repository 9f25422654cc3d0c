import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCounter } from './support/counter.ts';
import type { DemoBrand } from './support/demo-brands.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { countKitchenTickets } from './support/restaurant.ts';
import {
  addPlain,
  choosePickup,
  fillForm,
  placeOrderOnPage,
  chooseMethod,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test.slow();

const systemCard = (page: Page) => page.getByRole('region', { name: 'Quién recibe los pedidos' });

test('a manager sees that the restaurant’s system is down, sends its orders again, and the system takes them when it is back', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const id = `countersystem-${test.info().project.name}`;
  /** `.example` is the name of no machine (RFC 2606): no order arrives. */
  const publish = (kitchenUrl: string | null) =>
    publishBurgerCopy(id, (files) => {
      files.settings['kitchenUrl'] = kitchenUrl;
      files.coupons = [];
    });
  const origin = await publish('https://pos.example/orders');
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();
  await openCounter(counter, baseURL, { brand: id as DemoBrand, path: '/local' });
  const card = systemCard(counter);
  await expect(card).toContainText('El sistema del restaurante. Todo llegó.');

  await shopper.goto(origin);
  await addPlain(shopper);
  await choosePickup(shopper);
  await shopper.goto(`${origin}/checkout`);
  await chooseMethod(shopper, /^Efectivo/);
  await fillForm(shopper);
  await placeOrderOnPage(shopper);
  const waiting = card.getByRole('listitem');
  await expect(waiting).toContainText('1 intento', { timeout: 60_000 });
  const number = Number(/Pedido (\d+)/.exec(await waiting.innerText())?.[1]);

  await test.step('after five failures in a row the system counts as down', async () => {
    const tries = async (): Promise<number> =>
      Number(/(\d+) intentos?/.exec(await waiting.innerText())?.[1]);
    await expect(async () => {
      await card.getByRole('button', { name: 'Mandar otra vez' }).click();
      expect(await tries()).toBeGreaterThanOrEqual(5);
    }).toPass({ timeout: 90_000 });
    await expect(card).toContainText(/Tu sistema no recibe pedidos desde las \d\d:\d\d\./);
    await expect(card).toContainText('Mientras tanto, acéptalos aquí, en Pedidos.');
    await expectAccessible(counter, 'a system that is down');
  });

  await test.step('the system is back: one press sends what waited', async () => {
    await publish(null);
    await card.getByRole('button', { name: 'Mandar otra vez' }).click();
    await expect(card).toContainText('El sistema del restaurante. Todo llegó.', {
      timeout: 30_000,
    });
    await expect(waiting).toHaveCount(0);
    expect(await countKitchenTickets(number, id)).toBe(1);
  });
  await tablet.close();
});

test('a store whose orders the counter takes says so, and crew sees no system', async ({
  page,
  baseURL,
}) => {
  await openCounter(page, baseURL, { brand: 'cocina', role: 'owner', path: '/local' });
  await expect(systemCard(page)).toContainText('Este mostrador. Aquí se aceptan todos.');
  await openCounter(page, baseURL, { brand: 'cocina', role: 'crew', path: '/local' });
  await expect(page.getByRole('region', { name: 'Así te ven ahora' })).toBeVisible();
  await expect(systemCard(page)).toHaveCount(0);
});
