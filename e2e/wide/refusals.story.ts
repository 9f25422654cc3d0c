import { expect, type Page } from '@playwright/test';
import {
  fillForm,
  orderForPickup,
  placeOrderOnPage,
  pressOrder,
  startPickupCheckout,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { timesDialog } from '../support/times.ts';
import { ordersOfGuest } from '../support/webpay.ts';

/**
 * The next order reaches the shop, and its response is lost. The page's calls time out after a
 * second.
 */
const loseNextAnswer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [realFetch, realTimeout] = [
      window.fetch.bind(window),
      AbortSignal.timeout.bind(AbortSignal),
    ];
    AbortSignal.timeout = () => realTimeout(1_000);
    window.fetch = (input, init) => {
      const isOrder =
        input instanceof Request &&
        input.method === 'POST' &&
        new URL(input.url).pathname === '/v1/orders';
      if (!isOrder) return realFetch(input, init);
      window.fetch = realFetch;
      AbortSignal.timeout = realTimeout;
      void realFetch(input);
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('given up'))),
      );
    };
  });

test('an order without an answer is reported as unknown; another press finds it and creates no second one', async ({
  page,
}) => {
  await startPickupCheckout(page);
  await fillForm(page);
  await loseNextAnswer(page);
  await pressOrder(page);
  const unknown = page.getByRole('dialog', { name: 'El pedido tardó más de la cuenta' });
  await expect(unknown.getByRole('alert')).toContainText('No sabemos si el pedido llegó');
  await unknown.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
  expect(await ordersOfGuest(page)).toBe(1);
});

test('a refused order leads to what the shopper can change, and one that a stopping server refused is sent again with the same key', async ({
  page,
}) => {
  await startPickupCheckout(page);
  await fillForm(page);
  const answers = [
    { code: 1005, message: 'EXCLUSION_DELIVERY_ZONE', metadata: {} },
    { code: 1041, message: 'SHUTDOWN_ACTIVE', metadata: {} },
  ];
  // The page reads the code, not the status; a story fails on any answer of 5xx.
  const keys: (string | undefined)[] = [];
  await page.route('**/v1/orders', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const json = answers.shift();
    return json
      ? route.fulfill({
          status: 422,
          headers: { 'retry-after': '1', 'x-request-id': '0ab930974509059c0922000000000004' },
          json,
        })
      : route.fallback();
  });
  await pressOrder(page);
  const outside = page.getByRole('dialog', { name: 'Ahí aún no llegamos' });
  await expect(outside.getByRole('button', { name: 'Cambiar dirección' })).toBeVisible();
  await expect(outside.getByText('0ab930974509059c0922000000000004')).toBeVisible();
  await outside.getByRole('button', { name: 'Cambiar algo' }).click();
  await pressOrder(page);
  const stopping = page.getByRole('dialog', { name: 'Estamos actualizando la tienda' });
  await expect(stopping.getByRole('alert')).toContainText('un pedido nunca se duplica');
  await stopping.getByRole('button', { name: 'Intentar de nuevo', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('an order that a store refuses because it has closed leads to another time', async ({
  page,
}) => {
  await startPickupCheckout(page);
  await fillForm(page);
  await page.route('**/v1/orders', (route) =>
    route.fulfill({ status: 422, json: { code: 1024, message: 'STORE_CLOSED', metadata: {} } }),
  );
  await pressOrder(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Programar para otra hora' }).click();
  await expect(timesDialog(page)).toBeVisible();
});

test('a busy server’s waiting time is counted down, and then the call can be retried', async ({
  page,
}) => {
  await orderForPickup(page);
  await page.clock.install();
  await page.route('**/v1/orders?**', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '40' },
      json: { code: 1042, message: 'TOO_MANY_REQUESTS', metadata: {} },
    }),
  );
  await page.goto('/orders');
  const button = page.getByRole('button', { name: /^Intentar de nuevo/ });
  await expect(button).toHaveText(/^Intentar de nuevo en \d+ segundos$/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(41_000);
  await expect(button).toHaveText('Intentar de nuevo');
  await page.unroute('**/v1/orders?**');
  await button.click();
  await expect(page.getByText(/^Pedido \d+/).first()).toBeVisible();
});

test('any number of forbidden calls opens one message', async ({ page }) => {
  await orderForPickup(page);
  await page.route(/\/v1\/(orders|addresses)/, (route) =>
    route.fulfill({ status: 403, json: { code: 1006, message: 'NOT_AUTHORIZED', metadata: {} } }),
  );
  await page.goto('/profile');
  const forbidden = page.getByRole('dialog', { name: 'Esto no pertenece a tu cuenta' });
  await expect(forbidden).toHaveCount(1);
  await forbidden.getByRole('button', { name: 'Aceptar' }).click();
  await expect(forbidden).toHaveCount(0);
  await page.getByRole('link', { name: 'Mis pedidos' }).first().click();
  await expect(page, 'the page is the same one, and says it again').toHaveURL(/\/orders$/);
  await expect(forbidden).toHaveCount(1);
});

test('the processing page follows the stored pending order without an order in its address', async ({
  page,
}) => {
  const accepted = page.waitForResponse(
    (response) => response.url().endsWith('/v1/orders') && response.status() === 202,
  );
  await startPickupCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
  const { jobToken } = (await (await accepted).json()) as { jobToken: string };
  await page.evaluate((token) => {
    const awaited = { since: Date.now(), jobToken: token, fingerprint: '', lines: [] };
    const stored = { expiryTime: Date.now() + 3_600_000, value: awaited };
    localStorage.setItem(`comanda:${location.hostname}:pending-order`, JSON.stringify(stored));
  }, jobToken);
  await page.goto('/processing-purchase');
  await expect(page).toHaveURL(/\/purchase-success\?order=/);
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
  await page.goto('/processing-purchase');
  await expect(
    page.getByRole('heading', { level: 1, name: 'No hay ninguna compra por confirmar' }),
  ).toBeVisible();
});
