import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { freshEmail, logInByApi } from '../support/login.ts';
import {
  cardOption,
  goToOneclick,
  openInOtherBrowser,
  payWithChosenCard,
  pressOnOneclick,
  readOneclickPage,
  startUserCheckout,
} from '../support/saved-cards.ts';
import { openSection, chooseMethod } from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { expectTitle, successTitle } from '../support/webpay.ts';

test('a user saves a card at Oneclick from the checkout, pays with it, and deletes it in the profile', async ({
  page,
}) => {
  await startUserCheckout(page);
  await expect(page.getByText('Sin tarjetas guardadas.')).toBeVisible();
  await expect(page.getByText('Mis tarjetas'), 'no block without a card').toHaveCount(0);
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  await expect(page.getByRole('dialog', { name: 'Agregar tarjeta' })).toBeVisible();
  await expectAccessible(page, 'before the page where a card is typed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Agregar tarjeta' })).toBeFocused();
  await goToOneclick(page);
  await pressOnOneclick(page, 'Anular');
  await expectTitle(page, 'No guardaste la tarjeta');
  await expectAccessibleAtAllWidths(page, 'a card that was not saved');
  await page.getByRole('link', { name: 'Volver a pagar' }).click();

  await openSection(page, 'Método de pago');
  await goToOneclick(page);
  await pressOnOneclick(page, 'Visa que paga');
  await expectTitle(page, 'Guardamos tu tarjeta');
  expect(page.url()).not.toContain('key=');
  await expect(page.getByText('Visa terminada en 6623 queda lista')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'a saved card');
  await page.getByRole('link', { name: 'Volver a pagar' }).click();

  const section = page.getByRole('button', { name: 'Método de pago', exact: true });
  await expect(section).toHaveAccessibleDescription(/^Visa terminada en 6623/);
  await expect(page.getByRole('main').locator('[data-mark="visa"]')).toBeVisible();
  await openSection(page, 'Método de pago');
  await expect(cardOption(page, 'Visa terminada en 6623')).toBeChecked();
  await expect(page.getByRole('radio'), 'the other methods are folded').toHaveCount(1);
  await expectPayButtonWithCard(page);
  await expectAccessibleAtAllWidths(page, 'the checkout with a saved card');
  await chooseMethod(page, /^Efectivo/);
  await expect(cardOption(page, 'Visa terminada en 6623')).not.toBeChecked();
  await cardOption(page, 'Visa terminada en 6623').check();
  const charge = await holdCharge(page);
  await payWithChosenCard(page);
  await expectTitle(page, 'Hacemos el cobro a tu tarjeta');
  await expect(page.getByText(/^\$3\.290 · Visa ··6623$/)).toBeVisible();
  await charge();
  await expectTitle(page, successTitle);
  await expect(page.getByText('Tarjeta terminada en 6623')).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Eliminar Visa terminada en 6623' }).click();
  const question = page.getByRole('dialog', { name: '¿Eliminar la tarjeta?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question before a card is deleted');
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByText('Sin tarjetas guardadas.')).toBeVisible();
});

/**
 * The pay button names the card; at 200 % text on a narrow phone it names its digits, and its words
 * stay inside of it.
 */
async function expectPayButtonWithCard(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Pagar con / }).filter({ visible: true });
  await expect(button).toHaveText(/^Pagar con Visa ··6623/, { useInnerText: true });
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...size, width: 320 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expect(button).toHaveText(/^Pagar con ··6623\s+\$3\.290$/, { useInnerText: true });
  const isWhole = await button.evaluate((bar) => bar.scrollWidth <= bar.clientWidth);
  expect(isWhole, 'the words stay in the button').toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(size);
}

/**
 * Holds the start of the payment in the page, behind whose worker no route of the story sees it,
 * until the returned function is called.
 */
async function holdCharge(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { fetch: send } = window;
    const isDue = new Promise<void>((resolve) => addEventListener('story-charge', () => resolve()));
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes('/payments/oneclick')) await isDue;
      return send(input, init);
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('story-charge')));
}

test('a declined saved card says so, and the order can be paid in another way', async ({
  page,
}) => {
  await startUserCheckout(page);
  await goToOneclick(page);
  await pressOnOneclick(page, 'Mastercard sin fondos');
  await expectTitle(page, 'Guardamos tu tarjeta');
  await page.getByRole('link', { name: 'Volver a pagar' }).click();
  await payWithChosenCard(page);
  await expectTitle(page, 'El pago fue rechazado');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/No se cobró nada/)).toBeVisible();
  await expect(page.getByRole('button', { name: /con Webpay$/ })).toBeVisible();
});

test('a card typed in another browser is saved in no account', async ({ page, browser }) => {
  await page.goto('/');
  await logInByApi(page, { email: freshEmail('eva') });
  await page.goto('/profile');
  await goToOneclick(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  await logInByApi(other, { email: freshEmail('ana') });
  await openInOtherBrowser(other, await readOneclickPage(page));
  await pressOnOneclick(other, 'Visa que paga');
  await expectTitle(other, 'No se guardó la tarjeta');
  await expect(other.getByText(/otro navegador/)).toBeVisible();
  await page.goBack();
  for (const each of [page, other]) {
    await each.goto('/profile');
    await expect(each.getByText('Sin tarjetas guardadas.')).toBeVisible();
  }
});
