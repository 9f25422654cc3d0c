import { expect, type Locator, type Page } from '@playwright/test';
import { freshEmail, freshPhone, passLogin } from './login.ts';
import { fillForm, shopperDetails, startPickup, loginOffer, openMethods } from './shopper.ts';

/**
 * A user's steps with saved cards, and the buttons of Oneclick's page, which the sandbox renders.
 */

export type OneclickButton = 'Visa que paga' | 'Mastercard sin fondos' | 'Rechazar' | 'Anular';

/**
 * Opens the checkout of a pickup and logs in there, by the login offer; the form is
 * filled in.
 */
export async function startUserCheckout(page: Page): Promise<void> {
  const email = freshEmail('tarjetas');
  await startPickup(page);
  await page.goto('/checkout');
  await openMethods(page);
  await loginOffer(page).click();
  const phone = freshPhone();
  await passLogin(page, { email, phone });
  await fillForm(page, { ...shopperDetails, phone, email });
}

export const cardOption = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Mis tarjetas' }).getByRole('radio', { name });

/** Presses the button that adds a card, and leaves for Oneclick's page. */
export async function goToOneclick(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar tarjeta' });
  await expect(dialog.getByText(/cobro de prueba muy pequeño/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ir a la página segura' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Inscribir una tarjeta' }),
  ).toBeVisible();
}

export const pressOnOneclick = (page: Page, button: OneclickButton): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${button}`) }).click();

/** Pays with the chosen card: the button of the checkout, then that of the review. */
export async function payWithChosenCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pagar con / }).click();
}

/** The page where a card is typed, as somebody would send it to another person. */
type OneclickPage = { action: string; token: string };

export const readOneclickPage = async (page: Page): Promise<OneclickPage> => ({
  action: page.url(),
  token: await page.locator('input[name="TBK_TOKEN"]').inputValue(),
});

/** Opens that page in a browser that did not begin the enrolment. */
export async function openInOtherBrowser(
  page: Page,
  { action, token }: OneclickPage,
): Promise<void> {
  await page.evaluate(
    ([url = '', value = '']) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = url;
      const input = document.createElement('input');
      input.name = 'TBK_TOKEN';
      input.value = value;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [action, token],
  );
}
