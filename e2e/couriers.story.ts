import { expect, type Page } from '@playwright/test';
import { deliveriesOf, nobodyAt, payAndFollow, placeForCourier, readyForCourier } from './support/couriers.ts';
import { pressPay } from './support/webpay.ts';
import { test } from './support/story.ts';

test.slow();

const noRiders = { code: 1092, message: 'NO_RIDERS', metadata: {} };
const rider = (page: Page) => page.getByRole('region', { name: 'Quién lo trae' });
const delivered = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Entregado' })).toBeVisible({ timeout: 60_000 });

test('Uber brings it: the page says who, how far and how to call, until it is at the door', async ({ page }) => {
  const id = await placeForCourier(page);
  expect(await deliveriesOf(id)).toEqual([]);
  await payAndFollow(page);
  await expect(rider(page)).toContainText(/A \d+ m (del local|de tu dirección)/, { timeout: 30_000 });
  await expect(rider(page).getByRole('link', { name: /^Llamar a .+, quien trae tu pedido$/ })).toHaveAttribute('href', /^tel:\+569\d{8}$/);
  await expect(rider(page).getByRole('link', { name: /^Seguir su recorrido/ })).toHaveAttribute('href', /\/couriers\/track\/uber\//);
  await delivered(page);
  await expect(rider(page)).toBeHidden();
  expect(await deliveriesOf(id)).toMatchObject([{ provider: 'uber', state: 'delivered', live: false }]);
});

test('when Uber has nobody PedidosYa brings it', async ({ page }) => {
  const id = await placeForCourier(page);
  await nobodyAt('uber', id);
  await payAndFollow(page);
  await delivered(page);
  expect(await deliveriesOf(id)).toMatchObject([{ provider: 'peya', state: 'delivered', live: false }]);
});

test('when neither has anybody Cabify brings it', async ({ page }) => {
  const id = await placeForCourier(page);
  await nobodyAt('uber', id);
  await nobodyAt('peya', id);
  await payAndFollow(page);
  await delivered(page);
  expect(await deliveriesOf(id)).toMatchObject([{ provider: 'cabify', state: 'delivered', live: false }]);
});

/** A fault of the sandbox would meet whichever shopper asks for a price first. */
test('without riders nothing is made or charged, and it can be picked up instead', async ({ page }) => {
  await readyForCourier(page);
  await page.route('**/v1/orders', (route) => route.fulfill({ status: 422, json: noRiders }), { times: 1 });
  await pressPay(page);
  const dialog = page.getByRole('dialog', { name: 'No hay repartidores cerca' });
  await expect(dialog.getByRole('alert')).toContainText('No se creó el pedido y no se cobró nada');
  await dialog.getByRole('button').last().click();
  await expect(page.getByRole('radio', { name: 'Retiro en local' })).toBeVisible();
});
