import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import {
  askedCard,
  cardDialog,
  goodCard,
  hostedFields,
  pressPayInForm,
  typeCard,
  watchKushki,
} from '../support/card-form.ts';
import { typedCvc, watchCards } from '../support/card-traces.ts';
import { fillCart, orders } from '../support/country-orders.ts';
import { openDemoBrand } from '../support/demo-brands.ts';
import { freshEmail, logInByApi } from '../support/login.ts';
import {
  fillForm,
  openSection,
  pressOrder,
  reviewOf,
  confirmReview,
  chooseMethod,
  openMethods,
  loginOffer,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { chooseTomorrow, openTimesFromCheckout } from '../support/times.ts';
import { expectTitle } from '../support/webpay.ts';

test.slow();

const openCheckout = async (page: Page): Promise<void> => {
  await page.goto(new URL('/checkout', page.url()).href);
  await expectTitle(page, 'Finaliza tu pedido');
};

test('a guest in Guatemala schedules an order and pays it with a card typed in the shop’s own form', async ({
  page,
  baseURL,
}) => {
  const { person, receipt, texts } = orders.cocina;
  const toKushki = watchKushki(page);
  await openDemoBrand(page, 'cocina', baseURL);
  const cards = await watchCards(page, new URL(page.url()).origin);
  await fillCart(page, 'cocina');
  await openCheckout(page);
  await openTimesFromCheckout(page);
  await chooseTomorrow(page, '14:00');
  await expect(page.getByText('Un pedido programado se paga en línea')).toBeVisible();
  await openSection(page, 'Método de pago');
  await expect(loginOffer(page)).toHaveText(/ y tarjetas$/);
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /^Tarjeta Visa/ })).toBeChecked();
  await openSection(page, receipt.label);
  await page.getByRole('textbox', { name: receipt.label }).fill(receipt.right);
  await fillForm(page, person);
  expect(toKushki).toEqual([]);
  await pressOrder(page);
  await confirmReview(reviewOf(page));

  const form = cardDialog(page);
  const number = form.getByLabel('Número de tarjeta');
  await test.step('each field says what is wrong with it', async () => {
    await pressPayInForm(page);
    await expect(form.getByText('Revisa los datos de la tarjeta.')).toBeVisible();
    await expect(number).toBeFocused();
    expect(
      await form
        .locator('input[autocomplete^="cc-"]')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete'))),
      'the order of the plastic',
    ).toEqual(['cc-number', 'cc-exp', 'cc-csc', 'cc-name']);
    await expect(form.getByText('Aceptamos')).toHaveText(/VisaMastercard$/);
    await expect(form.locator('[data-mark]').filter({ visible: true })).toHaveCount(2);
    await expect(form.getByText('Escribe el número de la tarjeta.')).toBeVisible();
    await number.fill('378282246310005');
    await form.getByLabel('CVC').fill('1');
    await expect(form.getByText('Los 4 dígitos del frente de la tarjeta.')).toBeVisible();
    await expect(form.getByText('Aquí se paga con Visa o Mastercard.')).toBeVisible();
    await expectAccessible(page, 'the card form with its errors');
  });
  await test.step('the keyboard fills the form in and sends it; a lost connection loses nothing', async () => {
    await page.route('**/kushki/card/v1/tokens', (route) => route.abort(), { times: 1 });
    await form.getByLabel('CVC').clear();
    await number.clear();
    for (const typed of [goodCard, '1239', typedCvc, 'Ana Rojas']) {
      await page.keyboard.type(typed);
      // The key says "next" in each field before the last one.
      await page.keyboard.press('Enter');
    }
    await expect(form.getByText(/Se cortó la conexión y no se cobró nada/)).toBeVisible();
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(form.getByLabel(/^Vence/)).toHaveValue('12/39');
  });
  await expect(number).toHaveAttribute('autocomplete', 'cc-number');
  await expect(number).toHaveAttribute('inputmode', 'numeric');
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await expect(form.getByLabel('Cuotas')).toHaveCount(0);
  await test.step('a number is pasted with blanks, and its bank asks', async () => {
    await number.fill(` ${askedCard.slice(0, 4)} ${askedCard.slice(4, 8)}-${askedCard.slice(8)} `);
    await expect(number).toHaveValue('4000 0000 0000 3220');
    await pressPayInForm(page);
    await page
      .frameLocator('iframe[title="Página segura de tu banco"]')
      .getByRole('button', { name: 'Confirmar la compra' })
      .click();
  });
  await expectTitle(page, texts.thanks);
  await expect(page.getByText(/Programado para mañana/)).toBeVisible();
  await cards.expectNoTraces([goodCard, askedCard, '378282246310005']);
  expect(toKushki.length).toBeGreaterThan(0);
});

test('a user in Mexico saves a card at Kushki, and pays in months with it an order placed for another method', async ({
  page,
  baseURL,
}) => {
  const { person, texts } = orders.sushi;
  const toKushki = watchKushki(page);
  await openDemoBrand(page, 'sushi', baseURL);
  const email = freshEmail('mafer');
  await logInByApi(page, { email });
  await page.reload();
  await fillCart(page, 'sushi');
  await openCheckout(page);
  await fillForm(page, { ...person, email });
  await openSection(page, 'Método de pago');
  await chooseMethod(page, /^Mercado Pago/);
  expect(toKushki).toEqual([]);
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar tarjeta' });
  await dialog.getByRole('button', { name: 'Ir a la página segura' }).click();
  await typeCard(hostedFields(page), goodCard);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Guardar tarjeta' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: /terminada en 4242/ })).toBeChecked();
  await test.step('an order placed for another method asks for the saved card that pays it', async () => {
    await chooseMethod(page, /^Tarjeta Visa/);
    await pressOrder(page);
    await cardDialog(page).getByRole('button', { name: 'Pagar de otra forma' }).click();
    await page.route('**/device_token', (route) =>
      route.fulfill({ status: 404, json: { code: 1002, message: 'NOT_FOUND', metadata: {} } }),
    );
    await page.getByRole('button', { name: 'Pagar $195.50 con tarjeta guardada' }).click();
    const choice = page.getByRole('dialog', { name: 'Elige tu tarjeta' });
    await expect(choice.getByRole('radio', { name: /terminada en 4242/ })).toBeChecked();
    await choice.getByLabel('Meses sin intereses').selectOption('3 meses sin intereses');
    await expectAccessible(page, 'the choice of a saved card');
    await choice.getByRole('button', { name: 'Pagar con esta tarjeta' }).click();
  });
  await test.step('if the provider makes no token of the card, the page says so and the order stays', async () => {
    await expect(page.getByText(/No pudimos empezar el pago con tarjeta guardada/)).toBeVisible();
    await page.unroute('**/device_token');
    await page.getByRole('button', { name: 'Pagar $195.50 con tarjeta guardada' }).click();
  });
  await expectTitle(page, texts.thanks);
  await expect(page.getByText('Tarjeta terminada en 4242')).toBeVisible();
});
