import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { payWithChosenCard, startUserCheckout } from './support/saved-cards.ts';
import { fillForm, startPickupCheckout } from './support/shopper.ts';
import { test } from './support/story.ts';
import { cartSize, expectTitle, successTitle } from './support/webpay.ts';

const brand = 'escrita';

test.slow();
test.use({ baseURL: originOf(brand) });
// One brand for all stories of the file.
test.describe.configure({ mode: 'default' });
test.beforeAll(() =>
  publishBurgerCopy(brand, ({ stores }) => {
    for (const store of stores)
      store['paymentMethods'] = ['kushkiCard', 'kushkiCardSubscription', 'webpay', 'cash'];
  }),
);

const good = '4242424242424242';
const declined = '4000000000000002';

const cardDialog = (page: Page) => page.getByRole('dialog', { name: 'Datos de tu tarjeta' });
const fieldsOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Formulario seguro de la tarjeta"]');

async function orderWithTypedCard(page: Page): Promise<void> {
  await startPickupCheckout(page);
  await page
    .getByRole('radio', { name: /^Tarjeta/ })
    .first()
    .check();
  await fillForm(page);
  await page.getByRole('button', { name: /^Pagar con / }).click();
  await page
    .getByRole('dialog', { name: 'Revisa antes de pedir' })
    .getByRole('button', { name: /^Pagar \$/ })
    .click();
  await expect(cardDialog(page)).toBeVisible();
}

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = fieldsOf(page);
  await fields.getByLabel('Nombre en la tarjeta').fill('Ana Rojas');
  await fields.getByLabel('Número de tarjeta').fill(number);
  await fields.getByLabel('Vence (MM/AA)').fill('1239');
  await fields.getByLabel('CVC').fill('123');
}
const press = (page: Page) =>
  cardDialog(page)
    .getByRole('button', { name: /^Pagar \$/ })
    .click();

test('a typed card pays the order, and the shop’s page never has its number', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(originOf(brand))) sent.push(request.postData() ?? '');
  });
  await orderWithTypedCard(page);
  await press(page);
  await expect(cardDialog(page).getByText('Revisa los datos de la tarjeta.')).toBeVisible();
  await expectAccessible(page, 'a card form with mistakes');
  await typeCard(page, good);
  await press(page);
  await expectTitle(page, successTitle);
  await expect.poll(() => cartSize(page)).toBe(0);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept + sent.join('')).not.toContain(good);
});

test('after a declined card the order stays payable, and another card can be typed', async ({
  page,
}) => {
  await orderWithTypedCard(page);
  await typeCard(page, declined);
  await press(page);
  await page.getByRole('button', { name: /con tarjeta$/ }).click();
  await expect(cardDialog(page)).toBeVisible();
});

test('a user saves a card in the provider’s frame and pays with it', async ({ page }) => {
  await startUserCheckout(page);
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar tarjeta' });
  await dialog.getByRole('button', { name: 'Ir a la página segura' }).click();
  await typeCard(page, '4000000000000341');
  await dialog.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(dialog.getByText(/El banco no la aceptó/)).toBeVisible();
  await typeCard(page, good);
  await dialog.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: /terminada en 4242/ })).toBeChecked();
  await payWithChosenCard(page);
  await expectTitle(page, successTitle);
});
