import { chromium, expect } from '@playwright/test';
import { fullChromiumPath } from '../../scripts/setup/chromium.mjs';
import { serverAddress } from '../support/restaurant.ts';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { originOf } from '../support/import-and-await-tenant.ts';
import { publishStoryMenu } from '../support/publish-story-menu.ts';
import {
  addPlain,
  choosePickup,
  fillForm,
  goToCheckout,
  plainProduct,
  startPickupCheckout,
  chooseMethod,
  openMethods,
} from '../support/shopper.ts';
import { storyDish } from '../support/story-menu.ts';
import { test } from '../support/story.ts';
import {
  breakNextStart,
  cartSize,
  pressOnWebpay,
  expectTitle,
  expectWebpay,
  goToWebpay,
  paymentNotFinished,
  ordersOfGuest,
  successTitle,
  paidOrderText,
  pressPay,
  readyToPay,
} from '../support/webpay.ts';

test.slow();

test('if Webpay does not answer, the order stays and the shopper tries again or pays on delivery', async ({
  page,
}) => {
  await readyToPay(page);
  await breakNextStart(page);
  await pressPay(page);
  await expectTitle(page, 'Webpay no responde');
  await expect(page.getByText(/no se cobró nada/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir de nuevo y pagar al recibir' })).toBeVisible();
  expect(await cartSize(page)).toBe(1);
  await page.getByRole('button', { name: 'Intentar de nuevo con Webpay' }).click();
  await expectWebpay(page);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('if the connection breaks before Webpay opens, the next press requests the same attempt', async ({
  page,
}) => {
  await readyToPay(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/payments/webpay'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.route('**/payments/webpay', (route) => route.abort('connectionreset'), { times: 2 });
  await pressPay(page);
  await expectTitle(page, 'Se cortó la conexión');
  await page.getByRole('button', { name: 'Intentar de nuevo con Webpay' }).click();
  await expectWebpay(page);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('while Webpay is down it is not offered, and a pay-on-delivery method is chosen', async ({
  page,
}) => {
  await page.route('**/v1/shopping_carts/prices', async (route) => {
    const answer = await fetch(`${serverAddress()}/v1/shopping_carts/prices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': 'burger' },
      body: route.request().postData(),
    });
    const priced = (await answer.json()) as object;
    await route.fulfill({ json: { ...priced, methodsDown: ['webpay'] } });
  });
  await startPickupCheckout(page);
  await expect(page.getByText(/^Webpay no responde en este momento/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Webpay/ })).toHaveCount(0);
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /^Efectivo/ })).toBeChecked();
  await expectAccessibleAtAllWidths(page, 'the checkout while Webpay does not answer');
});

test('a slow payment is never called a failure, and the page shows it once it is paid', async ({
  page,
  context,
}) => {
  await readyToPay(page);
  const start = page.waitForRequest('**/payments/webpay');
  await pressPay(page);
  const [, id] = /orders\/([^/]+)\//.exec((await start).url()) ?? [];
  await expectWebpay(page);
  const webpay = page.url();
  await page.clock.install();
  await page.goto(`/processing-purchase?order=${id}`);
  await expectTitle(page, 'Confirmando tu pago');
  await page.clock.fastForward(25_000);
  await expectTitle(page, 'Aún confirmamos tu pago');
  await expectAccessibleAtAllWidths(page, 'a payment that takes long');
  const other = await context.newPage();
  await other.goto(webpay);
  await pressOnWebpay(other, 'Pagar');
  await expectTitle(other, successTitle);
  await page.bringToFront();
  await expectTitle(page, successTitle);
});

test.describe('in another browser', () => {
  test('a browser without the order’s session says to wait for the mail and shows nothing of the order', async ({
    page,
    browser,
    baseURL,
  }) => {
    await goToWebpay(page);
    const webpay = page.url();
    const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
    const strangerPage = await stranger.newPage();
    await strangerPage.goto(webpay);
    await pressOnWebpay(strangerPage, 'Pagar');
    await expectTitle(strangerPage, 'Tu pedido se está confirmando');
    await expect(strangerPage.getByText(/te llega el comprobante por correo/)).toBeVisible();
    await expect(strangerPage.getByText(/Pedido \d+/)).toHaveCount(0);
    await stranger.close();
    await page.goto('/orders');
    await expect(page.getByText(paidOrderText)).toBeVisible({ timeout: 20_000 });
  });

  test('a price that changed meanwhile is shown before the payment', async ({ page }) => {
    const costing = (price: number) =>
      publishStoryMenu('sube', {
        categories: [{ name: 'Ensaladas', products: [storyDish(1, plainProduct.name, { price })] }],
      });
    await costing(2_990);
    await page.goto(originOf('sube'));
    await addPlain(page);
    await choosePickup(page);
    await goToCheckout(page);
    await chooseMethod(page, /^Webpay/);
    await fillForm(page);
    const pay = page.getByRole('button', { name: /^Pagar con Webpay/ });
    await expect(pay).toContainText('$2.990');
    await costing(3_290);
    await pay.click();
    const dialog = page.getByRole('dialog', { name: 'El total cambió' });
    await expect(dialog.getByRole('alert')).toContainText('No se creó el pedido ni se cobró nada');
    await dialog.getByRole('button', { name: 'Pedir por $3.290' }).click();
    await expectWebpay(page);
    await expect(page.getByText('$3.290')).toBeVisible();
  });

  test('Back to a page in the back/forward cache can be pressed again and pays the same order', async ({
    baseURL,
    launchOptions,
  }) => {
    const executablePath = fullChromiumPath() ?? '';
    test.skip(executablePath === '', 'a browser without windows keeps no whole pages');
    const browserWithCache = await chromium.launch({
      ...launchOptions,
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browserWithCache.newPage({
        baseURL: baseURL ?? '',
        locale: 'es-CL',
        viewport: { width: 390, height: 844 },
      });
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) =>
          Object.assign(document.documentElement.dataset, { persisted: String(persisted) }),
        );
      });
      await goToWebpay(page);
      await page.evaluate(() => setTimeout(() => history.back()));
      await expectTitle(page, paymentNotFinished);
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      expect(await cartSize(page)).toBe(1);
      await page.getByRole('button', { name: /con Webpay$/ }).click();
      await expectWebpay(page);
      await pressOnWebpay(page, 'Pagar');
      await expectTitle(page, successTitle);
      expect(await ordersOfGuest(page)).toBe(1);
    } finally {
      await browserWithCache.close();
    }
  });
});
