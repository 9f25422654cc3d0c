import { expect, type Page } from '@playwright/test';
import {
  emulateThirdParties,
  dataLayerEventNames,
  pixelCommands,
  tagCommands,
  dataLayerEvents,
} from '../support/third-party-scripts.ts';
import { originOf } from '../support/import-and-await-tenant.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import {
  addPlain,
  choosePickup,
  fillForm,
  goToCheckout,
  openCart,
  openMenu,
  placeOrderOnPage,
  plainProduct,
  pressOrder,
} from '../support/shopper.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

const brand = 'medida';
const analytics = {
  tagManagerId: 'GTM-MEDIDA1',
  analyticsIds: ['G-MEDIDA0001', 'G-MEDIDA0002'],
  pixelId: '1234567890',
  chatWidgetId: '0a1b2c3d-0a1b-4a1b-8a1b-0a1b2c3d4e5f',
};

test.use({ baseURL: originOf(brand) });
test.beforeAll(() =>
  publishBurgerCopy(brand, ({ settings }) => {
    settings['analytics'] = analytics;
  }),
);

const question = (page: Page) => page.getByRole('region', { name: '¿Nos dejas medir tu visita?' });

/** Opens the menu and scrolls a little: the consent question opens at the first interaction. */
async function openAndScroll(page: Page): Promise<void> {
  await openMenu(page);
  await page.mouse.wheel(0, 40);
  await expect(question(page)).toBeVisible();
}

async function answer(page: Page, word: 'Acepto' | 'No acepto'): Promise<void> {
  await question(page).getByRole('button', { name: word, exact: true }).click();
  await expect(question(page)).toBeHidden();
}

async function openAndAcceptConsent(page: Page): Promise<void> {
  await openAndScroll(page);
  await answer(page, 'Acepto');
  await expect.poll(() => dataLayerEventNames(page)).toContain('page_view');
}

/**
 * A pickup of one product after consent, with third parties emulated and the checkout filled in.
 */
async function fillCheckoutAfterConsent(page: Page): Promise<void> {
  await emulateThirdParties(page);
  await openAndAcceptConsent(page);
  await addPlain(page);
  await choosePickup(page);
  await goToCheckout(page);
  await fillForm(page);
}

test('no third party is called before the shopper consents; the brand’s services load right after', async ({
  page,
}) => {
  const thirdPartyRequests = await emulateThirdParties(page);
  await openAndScroll(page);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(thirdPartyRequests).toEqual([]);
  await answer(page, 'Acepto');
  await expect.poll(() => thirdPartyRequests.length).toBe(4);
  const ran = () =>
    page.evaluate(() => (window as { thirdPartyRan?: string[] }).thirdPartyRan?.toSorted());
  await expect
    .poll(ran)
    .toEqual([
      'https://client.crisp.chat/l.js',
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://www.googletagmanager.com/gtag/js?id=G-MEDIDA0001&l=comandaGtag',
      'https://www.googletagmanager.com/gtm.js?id=GTM-MEDIDA1',
    ]);
  const configured = (await tagCommands(page))
    .filter(([command]) => command === 'config')
    .map(([, id]) => id);
  expect(configured).toEqual(analytics.analyticsIds);
});

test('refusing consent is as easy as giving it, loads nothing, is stored, and can be changed in the footer', async ({
  page,
}) => {
  const thirdPartyRequests = await emulateThirdParties(page);
  await openAndScroll(page);
  const [no, yes] = await question(page).getByRole('button').all();
  const [ofNo, ofYes] = [await no?.boundingBox(), await yes?.boundingBox()];
  expect([ofNo?.width, ofNo?.height]).toEqual([ofYes?.width, ofYes?.height]);
  expect(await no?.getAttribute('class')).toBe(await yes?.getAttribute('class'));
  await answer(page, 'No acepto');
  await page.reload();
  await addPlain(page);
  await choosePickup(page);
  await expect(question(page)).toBeHidden();
  expect(thirdPartyRequests).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window || 'fbq' in window)).toBe(false);

  await page.getByRole('button', { name: 'Medición y cookies' }).click();
  await answer(page, 'Acepto');
  await expect.poll(() => thirdPartyRequests.length).toBe(4);
  await page.getByRole('button', { name: 'Medición y cookies' }).click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'No acepto')]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('an answer in one tab closes the question in the other, and starts or ends the measuring there', async ({
  page,
  context,
}) => {
  await emulateThirdParties(page);
  const other = await context.newPage();
  const thirdPartyRequests = await emulateThirdParties(other);
  await openAndScroll(page);
  await openAndScroll(other);
  await answer(page, 'Acepto');
  await expect(question(other)).toBeHidden();
  await expect.poll(() => thirdPartyRequests.length).toBe(4);
  await expect.poll(() => dataLayerEventNames(other)).toContain('page_view');
  await other.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.getByRole('button', { name: 'Medición y cookies' }).click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'No acepto')]);
  await expect.poll(() => pixelCommands(other)).toContainEqual(['consent', 'revoke']);
  const told = await dataLayerEventNames(other);
  await addPlain(other);
  expect(await dataLayerEventNames(other)).toEqual(told);
  expect(await other.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('each step of an order is recorded with products and amounts, and no personal data', async ({
  page,
}) => {
  await emulateThirdParties(page);
  await page.goto('/?utm_source=folleto&email=a@example.com');
  await page.mouse.wheel(0, 40);
  await answer(page, 'Acepto');
  await expect.poll(() => dataLayerEventNames(page)).toContain('view_item_list');
  await addPlain(page);
  await choosePickup(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'Agregar uno' }).click();
  await cart.getByRole('button', { name: 'Quitar uno' }).click();
  await page.keyboard.press('Escape');
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
  await expect.poll(() => dataLayerEventNames(page)).toContain('purchase');

  const events = await dataLayerEvents(page);
  const last = (event: string) => events.findLast((candidate) => candidate.event === event);
  const item = {
    item_id: expect.any(String),
    item_name: plainProduct.name,
    item_category: 'Para acompañar',
    price: plainProduct.price,
    quantity: 1,
  };
  const basket = {
    currency: 'CLP',
    value: plainProduct.price,
    items: [expect.objectContaining(item)],
  };
  for (const event of [
    'view_item',
    'add_to_cart',
    'remove_from_cart',
    'view_cart',
    'begin_checkout',
    'add_payment_info',
  ]) {
    expect(last(event)?.['ecommerce'], event).toMatchObject(basket);
  }
  expect(events.find(({ event }) => event === 'view_item_list')?.['ecommerce']).toMatchObject({
    item_list_name: 'Burgers',
  });
  expect(last('add_payment_info')?.['ecommerce']).toMatchObject({ payment_type: 'cash' });
  expect(last('purchase')).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    totalPrice: plainProduct.price,
    totalPriceCurrency: 'CLP',
    dispatchMethod: 'in_store',
    items: [{ name: plainProduct.name, price: plainProduct.price, quantity: 1 }],
    ecommerce: { ...basket, transaction_id: last('purchase')?.['id'] },
  });
  expect(events[0]).toMatchObject({ event: 'page_view', page_path: '/' });
  expect(String(events[0]?.['page_location'])).toMatch(/\/\?utm_source=folleto$/);

  const bought = (await pixelCommands(page)).find(([, name]) => name === 'Purchase');
  expect(bought?.slice(2)).toMatchObject([
    { value: plainProduct.price, currency: 'CLP', num_items: 1 },
    { eventID: last('purchase')?.['id'] },
  ]);
  const everything = JSON.stringify([events, await pixelCommands(page), await tagCommands(page)]);
  expect(everything).not.toMatch(/example\.com|87654321|Álvaro/);
});

test('a purchase is recorded once, also after a reload and in a second tab', async ({
  page,
  context,
}) => {
  await fillCheckoutAfterConsent(page);
  await placeOrderOnPage(page);
  await expect
    .poll(
      async () => (await dataLayerEventNames(page)).filter((name) => name === 'purchase').length,
    )
    .toBe(1);
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, second, third]) {
    await emulateThirdParties(tab);
    await tab.goto('/purchase-success');
    await expect(tab.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
    await expect.poll(() => dataLayerEventNames(tab)).toContain('page_view');
    // Any later event has been handled before this one.
    await tab.getByRole('link', { name: 'Volver al menú' }).click();
    await expect
      .poll(
        async () => (await dataLayerEventNames(tab)).filter((name) => name === 'page_view').length,
      )
      .toBeGreaterThan(1);
    expect(await dataLayerEventNames(tab)).not.toContain('purchase');
  }
});

test('an order whose answer came too late is recorded when the orders page shows it', async ({
  page,
}) => {
  await fillCheckoutAfterConsent(page);
  await page.route('**/v1/orders_job', (route) => route.fulfill({ status: 401, body: '' }));
  await pressOrder(page);
  await expect(page).toHaveURL(/\/orders$/);
  await expect
    .poll(
      async () => (await dataLayerEventNames(page)).filter((name) => name === 'purchase').length,
    )
    .toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => dataLayerEventNames(page)).toContain('page_view');
  expect(await dataLayerEventNames(page)).not.toContain('purchase');
});

test('the consent question never covers the checkout, and on phones the chat opens from the footer', async ({
  page,
}) => {
  await emulateThirdParties(page);
  await openAndScroll(page);
  await expectAccessible(page, 'the question of consent');
  await addPlain(page);
  await choosePickup(page);
  await goToCheckout(page);
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await answer(page, 'Acepto');
  await page.getByRole('button', { name: 'Abrir el chat' }).click();
  const commands = await page.evaluate(() =>
    (window as unknown as { $crisp: string[][] }).$crisp.map((command) => command[1]),
  );
  expect(commands).toEqual(['chat:hide', 'chat:closed', 'chat:show', 'chat:open']);
});

for (const trouble of ['blocked', 'breaks'] as const) {
  test(`an order is placed although third-party scripts are ${trouble === 'blocked' ? 'blocked' : 'broken'}`, async ({
    page,
  }) => {
    await emulateThirdParties(page, trouble);
    await openAndScroll(page);
    await answer(page, 'Acepto');
    await addPlain(page);
    await choosePickup(page);
    await goToCheckout(page);
    await fillForm(page);
    await placeOrderOnPage(page);
  });
}
