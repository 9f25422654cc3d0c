import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import {
  cardDialog,
  declinedCard,
  goodCard,
  hostedFields,
  notStorableCard,
  pressPayInForm,
  typeCard,
} from '../support/card-form.ts';
import { watchCards } from '../support/card-traces.ts';
import { originOf } from '../support/import-and-await-tenant.ts';
import { freshEmail, passLogin } from '../support/login.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { payWithChosenCard, startUserCheckout } from '../support/saved-cards.ts';
import { fillForm, startPickupCheckout, openMethods } from '../support/shopper.ts';
import { tabTo } from '../support/keyboard.ts';
import { test } from '../support/story.ts';
import { cartSize, expectTitle, successTitle } from '../support/webpay.ts';

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

async function orderWithTypedCard(page: Page): Promise<void> {
  await startPickupCheckout(page);
  await openMethods(page);
  await page
    .getByRole('radio', { name: /^Tarjeta/ })
    .first()
    .check();
  await fillForm(page);
  await page.getByRole('button', { name: /^Pagar con / }).click();
  await expect(cardDialog(page)).toBeVisible();
}

test('a typed card pays the order, and the shop’s page never has its number', async ({ page }) => {
  const cards = await watchCards(page, originOf(brand));
  await orderWithTypedCard(page);
  await pressPayInForm(page);
  await expect(cardDialog(page).getByText('Revisa los datos de la tarjeta.')).toBeVisible();
  await expectAccessible(page, 'a card form with mistakes');
  await typeCard(hostedFields(page), goodCard);
  await pressPayInForm(page);
  await expectTitle(page, successTitle);
  await expect.poll(() => cartSize(page)).toBe(0);
  await cards.expectNoTraces([goodCard]);
});

test('a form that does not open can be opened again, and after a declined card the order stays payable', async ({
  page,
}) => {
  const { promise: isMeasured, resolve: fail } = Promise.withResolvers<void>();
  await page.route(
    '**/kushki/fields?*',
    async (route) => {
      await isMeasured;
      await route.abort();
    },
    { times: 1 },
  );
  await orderWithTypedCard(page);
  const dialog = cardDialog(page);
  const place = dialog.locator('[data-state]');
  const heightOf = async (state: string): Promise<number> => {
    await expect(place).toHaveAttribute('data-state', state);
    return (await place.boundingBox())?.height ?? 0;
  };
  const height = await heightOf('loading');
  fail();
  await expect(dialog.getByText(/No se abrió el formulario seguro/)).toBeVisible();
  expect(await heightOf('failed'), 'the dialog keeps its height').toBe(height);
  await expectAccessible(page, 'the card form that does not open');
  await dialog.getByRole('button', { name: 'Pagar de otra forma' }).click();
  await expect(page.getByRole('button', { name: /con Webpay$/ })).toBeVisible();
  await page.getByRole('button', { name: /con tarjeta$/ }).click();
  await typeCard(hostedFields(page), declinedCard);
  expect(await heightOf('ready'), 'the fields need no more height').toBe(height);
  await pressPayInForm(page);
  await expectTitle(page, 'El pago fue rechazado');
  await page.getByRole('button', { name: /con tarjeta$/ }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
});

test('a user who closes the form finds the order unpaid, keeps the card that pays, and none that was declined', async ({
  page,
}) => {
  await startUserCheckout(page);
  await openMethods(page);
  await page
    .getByRole('radio', { name: /^Tarjeta/ })
    .first()
    .check();
  await payWithChosenCard(page);
  await expect(cardDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectTitle(page, 'Falta pagar');
  await page.getByRole('button', { name: /con tarjeta$/ }).click();
  for (const [number, title] of [
    [declinedCard, 'El pago fue rechazado'],
    [goodCard, successTitle],
  ] as const) {
    if (number === goodCard) await page.getByRole('button', { name: /con tarjeta$/ }).click();
    await cardDialog(page)
      .getByRole('checkbox', { name: /^Guardar esta tarjeta/ })
      .check();
    await typeCard(hostedFields(page), number);
    await pressPayInForm(page);
    await expectTitle(page, title);
  }
  await expect(page.getByText('Guardamos Visa terminada en 4242 en tus tarjetas.')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Eliminar Visa terminada en 4242' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Eliminar .* terminada/ })).toHaveCount(1);
});

test('a guest who logs in beside the card form keeps the card that pays', async ({ page }) => {
  await orderWithTypedCard(page);
  const dialog = cardDialog(page);
  await typeCard(hostedFields(page), goodCard);
  await expect(dialog.getByText('Con tu cuenta guardas esta tarjeta')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ingresar' }).click();
  await passLogin(page, { email: freshEmail('tarjeta') });
  await dialog.getByRole('checkbox', { name: /^Guardar esta tarjeta/ }).check();
  await pressPayInForm(page);
  await expectTitle(page, successTitle);
  await expect(page.getByText('Guardamos Visa terminada en 4242 en tus tarjetas.')).toBeVisible();
});

test('a user saves a card in the provider’s frame and pays with it', async ({ page }) => {
  const cards = await watchCards(page, originOf(brand));
  await startUserCheckout(page);
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar tarjeta' });
  await dialog.getByRole('button', { name: 'Ir a la página segura' }).click();
  await typeCard(hostedFields(page), notStorableCard);
  await dialog.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(dialog.getByText(/El banco no la aceptó/)).toBeVisible();
  await typeCard(hostedFields(page), goodCard);
  await dialog.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: /terminada en 4242/ })).toBeChecked();
  await payWithChosenCard(page);
  await expectTitle(page, successTitle);
  await cards.expectNoTraces([goodCard, notStorableCard]);
});

test('a card is typed and pays by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await orderWithTypedCard(page);
  const fields = hostedFields(page);
  await expect(fields.getByLabel('Nombre en la tarjeta')).toBeVisible();
  for (const [field, text] of [
    ['Nombre en la tarjeta', 'Ana Rojas'],
    ['Número de tarjeta', goodCard],
    ['Vence (MM/AA)', '1239'],
    ['CVC', '123'],
  ] as const) {
    await tabTo(page, fields.getByLabel(field), 8);
    await page.keyboard.type(text);
  }
  await tabTo(page, cardDialog(page).getByRole('button', { name: /^Pagar \$/ }), 8);
  await page.keyboard.press('Enter');
  await expectTitle(page, successTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
