import { expect, type Page } from '@playwright/test';
import {
  sandboxDeliveries,
  failDispatchAt,
  failQuotesTo,
  payAndFollow,
  placeForCourier,
  readyForCourier,
} from '../support/couriers.ts';
import { orderStoreDelivery } from '../support/order-store-delivery.ts';
import { pressPay } from '../support/webpay.ts';
import { test } from '../support/story.ts';

test.slow();

const rider = (page: Page) => page.getByRole('region', { name: 'Quién lo trae' });
const delivered = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Entregado' })).toBeVisible({
    timeout: 60_000,
  });

/**
 * Expects the rider's name, distance, telephone and time, and a map whose text says what it shows.
 */
async function followsRider(page: Page, slug: string) {
  await expect(rider(page)).toContainText(/A \d+ m (del local|de tu dirección)/, {
    timeout: 30_000,
  });
  await expect(
    rider(page).getByRole('link', { name: /^Llamar a .+, quien trae tu pedido$/ }),
  ).toHaveAttribute('href', /^tel:\+569\d{8}$/);
  await expect(rider(page).getByRole('link', { name: /^Seguir su recorrido/ })).toHaveAttribute(
    'href',
    new RegExp(`/couriers/track/${slug}/`),
  );
  await expect(rider(page).getByRole('region', { name: 'Mapa de tu entrega' })).toBeVisible();
  await expect(page.locator('[data-clock]').getByRole('time')).toHaveText(/^\d\d:\d\d$/);
}

test('Uber delivers: the page names the rider, the distance and the phone until the order arrives', async ({
  page,
}) => {
  const id = await placeForCourier(page);
  expect(await sandboxDeliveries(id)).toEqual([]);
  await payAndFollow(page);
  await followsRider(page, 'uber');
  await delivered(page);
  await expect(rider(page)).toBeHidden();
  expect(await sandboxDeliveries(id)).toMatchObject([
    { provider: 'uber', state: 'delivered', live: false },
  ]);
});

test('PedidosYa delivers if Uber has no rider', async ({ page }) => {
  const id = await placeForCourier(page);
  await failDispatchAt('uber', id);
  await payAndFollow(page);
  await followsRider(page, 'peya');
  await delivered(page);
  expect(await sandboxDeliveries(id)).toMatchObject([
    { provider: 'peya', state: 'delivered', live: false },
  ]);
});

test('Cabify delivers if Uber and PedidosYa have no rider', async ({ page }) => {
  const id = await placeForCourier(page);
  await failDispatchAt('uber', id);
  await failDispatchAt('peya', id);
  await payAndFollow(page);
  await followsRider(page, 'cabify');
  await delivered(page);
  expect(await sandboxDeliveries(id)).toMatchObject([
    { provider: 'cabify', state: 'delivered', live: false },
  ]);
});

test('the store’s own riders deliver: the page says so and no courier is called', async ({
  page,
}) => {
  const id = await orderStoreDelivery(page);
  await expect(rider(page)).toContainText(/gente del local/, { timeout: 20_000 });
  await expect(page.getByText('Código de entrega')).toBeVisible();
  await delivered(page);
  expect(await sandboxDeliveries(id)).toEqual([]);
});

test('if no courier takes the order, the page says until when the store decides and whom to call', async ({
  page,
}) => {
  const id = await placeForCourier(page);
  for (const provider of ['uber', 'peya', 'cabify']) await failDispatchAt(provider, id);
  await payAndFollow(page);
  await expect(rider(page)).toContainText('Por ahora no hay quien te lo lleve', {
    timeout: 30_000,
  });
  await expect(rider(page)).toContainText(
    /Si a las \d\d:\d\d no lo consigue, se cancela y te devolvemos todo lo que pagaste/,
  );
  await expect(
    rider(page).getByRole('link', { name: 'Llamar a Local Providencia' }),
  ).toHaveAttribute('href', /^tel:\+562/);
  await expect(page.locator('[data-clock]')).toBeHidden();
});

test('without riders no order is created or charged, and the shopper can pick it up instead', async ({
  page,
}) => {
  await failQuotesTo(page, 1312, 'noRiders');
  await readyForCourier(page, 1312);
  const dialog = page.getByRole('dialog', { name: 'No hay repartidores cerca' });

  await test.step('the same if no courier goes that far, or none answers', async () => {
    for (const [code, message] of [
      [1093, 'NO_RIDERS_IN_ZONE'],
      [11101, 'NO_RIDERS_COURIER'],
    ] as const) {
      await page.route(
        '**/v1/orders',
        (route) => route.fulfill({ status: 422, json: { code, message, metadata: {} } }),
        { times: 1 },
      );
      await pressPay(page);
      await expect(dialog.getByRole('alert')).toContainText(
        'No se creó el pedido y no se cobró nada',
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
  const quoteAnswer = page.waitForResponse(
    (response) => response.url().endsWith('/v1/orders') && response.request().method() === 'POST',
  );
  await pressPay(page);
  expect((await (await quoteAnswer).json()) as { code: number }).toMatchObject({ code: 1092 });
  await expect(dialog.getByRole('alert')).toContainText('No se creó el pedido y no se cobró nada');
  await expect(dialog.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Retiro en local' }).click();
  await expect(page.getByRole('radio', { name: 'Retiro en local' })).toBeChecked();
});
