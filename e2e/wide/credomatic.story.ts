import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import {
  bankButton,
  bankDialog,
  cardDialog,
  cardThatAsks,
  codeDialog,
  frameOf,
  giveCode,
  openCardPage,
  placeOrderWithCard,
  saveCard,
  startCocinaCheckoutAsUser,
  typeCard,
} from '../support/framed-cards.ts';
import { typedCvc, watchCards } from '../support/card-traces.ts';
import { cardOption } from '../support/saved-cards.ts';
import { openSection } from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { cartSize, expectTitle } from '../support/webpay.ts';

test.slow();

const thanks = '¡Gracias! Tu pedido llegó a la cocina';
const nothingSaved = 'Saliste antes de terminar, así que no se guardó nada.';

test('a user saves a card in the provider’s frame and pays with its code and the bank’s check, by keyboard', async ({
  page,
  baseURL,
}) => {
  await startCocinaCheckoutAsUser(page, baseURL);
  const cards = await watchCards(page, new URL(page.url()).origin);
  await openCardPage(page);
  await expectAccessibleAtAllWidths(page, 'the page of a card in its frame');
  await typeCard(page);
  await expectTitle(page, 'Guardamos tu tarjeta');
  expect(page.url()).not.toContain('key=');
  await page.getByRole('link', { name: 'Volver a pagar' }).click();
  await openSection(page, 'Método de pago');
  await expect(cardOption(page, 'Visa terminada en 0006')).toBeChecked();

  await placeOrderWithCard(page);
  await expectAccessible(page, 'the question for the security code');
  const code = codeDialog(page).getByRole('textbox');
  await expect(code).toBeFocused();
  await expect(codeDialog(page).getByRole('button', { name: /^Pagar Q.24\.00$/ })).toBeVisible();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(codeDialog(page).getByText('El CVC no es válido.')).toBeVisible();
  await code.fill('');
  await page.keyboard.type(typedCvc);
  await page.keyboard.press('Enter');
  const confirm = bankButton(page, 'Confirmar que soy yo');
  await expect(confirm).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the bank’s check in its frame');
  for (let tabs = 0; tabs < 6 && !(await isFocused(page)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectTitle(page, thanks);
  await expect(page.getByText(/pagaste Q.24\.00 con tarjeta guardada$/)).toBeVisible();
  await expect(bankDialog(page)).toBeHidden();
  await expect.poll(() => cartSize(page)).toBe(0);

  const payment = cards.sent.find(
    ({ url, body }) => url.endsWith('/payments/credomatic') && body !== '',
  );
  expect(payment?.body).toContain(`"cvc":"${typedCvc}"`);
  await cards.expectNoTraces([cardThatAsks]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Returns whether the first button of the bank's page has the focus. */
const isFocused = (page: Page): Promise<boolean> =>
  bankButton(page, 'Confirmar que soy yo').evaluate((button) => button === document.activeElement);

test('a card that the bank refuses, or whose page is left, is not saved; a refused check leaves the order payable', async ({
  page,
  baseURL,
}) => {
  await startCocinaCheckoutAsUser(page, baseURL);
  await openCardPage(page);
  await frameOf(page).getByRole('button', { name: 'Rechazar la tarjeta' }).click();
  await expectTitle(page, 'No se guardó la tarjeta');
  await page.getByRole('link', { name: 'Volver a pagar' }).click();
  await openSection(page, 'Método de pago');
  await openCardPage(page);
  await frameOf(page).getByRole('button', { name: 'Anular' }).click();
  await expectTitle(page, 'No guardaste la tarjeta');
  await page.getByRole('link', { name: 'Volver a pagar' }).click();
  await openSection(page, 'Método de pago');
  await openCardPage(page);
  await page.goBack();
  await expect(cardDialog(page)).toBeHidden();
  await expect(page.getByText(nothingSaved)).toBeVisible();
  await expect(page.getByText('Sin tarjetas guardadas.')).toBeVisible();

  await saveCard(page);
  await placeOrderWithCard(page);
  await giveCode(page);
  await bankButton(page, 'Fallar la verificación').click();
  await expectTitle(page, 'Tu banco no confirmó el pago');
  await expect(page.getByText(/^No se cobró nada\./)).toBeVisible();
  expect(await cartSize(page)).toBe(1);
  await page.getByRole('button', { name: 'Intentar de nuevo con tarjeta guardada' }).click();
  await giveCode(page);
  await bankButton(page, 'Confirmar que soy yo').click();
  await expectTitle(page, thanks);
});

test('a bank’s check that is cancelled, closed by Back or lost by a reload leaves the order payable', async ({
  page,
  baseURL,
}) => {
  await startCocinaCheckoutAsUser(page, baseURL);
  await saveCard(page);
  await placeOrderWithCard(page);
  await page.keyboard.press('Escape');
  await expectTitle(page, 'Falta pagar');
  const again = page.getByRole('button', { name: /con tarjeta guardada$/ });
  await again.click();
  await giveCode(page);
  await page.mouse.click(5, 5);
  await expect(bankDialog(page), 'a press beside it keeps the page').toBeVisible();
  await bankDialog(page).getByRole('button', { name: 'Cancelar el pago' }).click();
  await expectTitle(page, 'Tu pago quedó a medias');
  await again.click();
  await giveCode(page);
  await page.goBack();
  await expect(bankDialog(page)).toBeHidden();
  await again.click();
  await giveCode(page);
  await page.reload();
  await expectTitle(page, 'Tu pago quedó a medias');
  await expectAccessible(page, 'a payment that a reload interrupted');
  await again.click();
  await page
    .getByRole('dialog', { name: 'Elige tu tarjeta' })
    .getByRole('button', { name: 'Pagar con esta tarjeta' })
    .click();
  await giveCode(page);
  await bankButton(page, 'Confirmar que soy yo').click();
  await expectTitle(page, thanks);
});
