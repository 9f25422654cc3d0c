import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { changeStoredOrder } from './support/change-stored-order.ts';
import { boxOf } from './support/layout.ts';
import {
  counterStore,
  orderDeliveryAtCounter,
  orderPickupAtCounter,
} from './support/order-at-counter.ts';
import { test } from './support/story.ts';

const steps = (page: Page) => page.getByRole('list', { name: 'Estado del pedido' });
const card = (page: Page, kind: string) => page.locator(`[data-clock="${kind}"]`);
const aboutSeconds = 5 * 60;

test('an order whose time has passed says so without an event, and offers the store’s phone', async ({
  page,
  baseURL,
}) => {
  const { id, number } = await orderDeliveryAtCounter(page, baseURL);
  await expect(card(page, 'waiting')).toContainText(
    /Por confirmar: llega cerca de las|Llega aproximadamente mañana/,
  );
  await changeStoredOrder('cocina', id, { saidAgo: aboutSeconds - 8 });
  await page.reload();
  const waiting = await boxOf(card(page, 'waiting'));
  const top = (await boxOf(steps(page))).top;
  const late = card(page, 'late');
  await expect(late).toContainText('Va con atraso', { timeout: 15_000 });
  await expect(late).toContainText(`di que tu pedido es el ${number}`);
  await expect(late.getByRole('link', { name: `Llamar a ${counterStore.name}` })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(late.getByRole('time')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Va con atraso' })).toHaveCount(1);
  expect((await boxOf(late)).height).toBe(waiting.height);
  expect((await boxOf(steps(page))).top).toBe(top);
  await expectAccessible(page, 'a late order');
});

test('a pickup that is ready shows where it waits and its code, and no time', async ({
  page,
  baseURL,
}) => {
  const { id, code } = await orderPickupAtCounter(page, baseURL);
  await changeStoredOrder('cocina', id, { status: 'ready' });
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  const ready = card(page, 'ready');
  await expect(ready).toContainText('Te espera en');
  await expect(ready).toContainText(counterStore.name);
  await expect(ready).toContainText(code);
  await expect(ready.getByRole('link', { name: /^Ver mapa/ })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('main')).not.toContainText('cerca de las');
});
