import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { fillCart } from '../support/country-orders.ts';
import { demoBrands, openDemoBrand } from '../support/demo-brands.ts';
import {
  chooseMethod,
  openMethods,
  payButton,
  shopperDetails,
  startDelivery,
  startPickup,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** The checkout of a phone: short, with one payment method in sight and one offer to log in. */

const methodRow = (page: Page) => page.getByRole('button', { name: 'Método de pago', exact: true });

const pageScreens = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / 844);

for (const brand of demoBrands)
  test(`the checkout of a first guest of ${brand} is at most 1.8 phone screens high`, async ({
    page,
    baseURL,
  }) => {
    if (brand === 'burger') await startDelivery(page, 2);
    else {
      await openDemoBrand(page, brand, baseURL);
      await fillCart(page, brand);
    }
    await page.goto(new URL('/checkout', page.url()).href);
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
    expect(await pageScreens(page)).toBeLessThanOrEqual(1.8);
  });

test('the payment method is folded to the chosen one, says how many others there are, and opens their list on it', async ({
  page,
}) => {
  await startPickup(page);
  await page.goto('/checkout');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(methodRow(page)).toHaveAccessibleDescription(/^Webpay .*Otra forma \(\d+\)$/);
  await methodRow(page).press('Enter');
  const webpay = page.getByRole('radio', { name: /^Webpay/ });
  await expect(webpay).toBeFocused();
  await expect(webpay).toBeChecked();
  await expect(page.getByText(/^webpay$/i)).toHaveCount(0);
  await chooseMethod(page, /^Efectivo/);
  await methodRow(page).click();
  await expect(methodRow(page)).toBeFocused();
  await expect(methodRow(page)).toHaveAccessibleDescription(/^Efectivo/);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('cash change stands below its own row, with amounts that real banknotes pay', async ({
  page,
}) => {
  await startDelivery(page, 2);
  await page.goto('/checkout');
  await openMethods(page);
  await chooseMethod(page, /^Efectivo/);
  const change = page.getByRole('group', { name: '¿Con cuánto pagas?' });
  await expect(change.getByRole('radio')).toHaveCount(5);
  for (const amount of ['$9.000', '$10.000', '$20.000'])
    await expect(change.getByRole('radio', { name: amount })).toBeVisible();
  const y = async (name: RegExp) => (await page.getByRole('radio', { name }).boundingBox())?.y ?? 0;
  const [cash, box, card] = [
    await y(/^Efectivo/),
    (await change.boundingBox())?.y ?? 0,
    await y(/^Tarjeta al recibir/),
  ];
  expect(box).toBeGreaterThan(cash);
  expect(card).toBeGreaterThan(box);
  await change.getByText('$10.000').click();
  await expect(page.getByText('Te damos $1.430 de vuelto.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Pago con' })).toHaveCount(0);
  await expectAccessible(page, 'the cash change');
});

test('the list of mistakes is in the order of the page and shortens as they are mended', async ({
  page,
}) => {
  await startPickup(page);
  await page.goto('/checkout');
  await payButton(page).click();
  const problems = page.getByRole('group', { name: /^Revisa/ });
  await expect(problems.getByRole('link')).toHaveText([
    'Escribe tu nombre y apellido.',
    'Escribe tu teléfono.',
    'Escribe tu correo.',
  ]);
  await page.getByRole('textbox', { name: 'Teléfono' }).fill(shopperDetails.phone);
  await expect(problems.getByRole('link')).toHaveCount(2);
  await expect(problems.getByRole('heading')).toHaveText('Revisa 2 datos');
  const name = page.getByRole('textbox', { name: 'Nombre y apellido' });
  await name.fill(shopperDetails.name);
  await expect(problems.getByRole('heading')).toHaveText('Revisa un dato');
  // The key of a phone's keyboard says "next" and goes there; the last one sends the form.
  await expect(name).toHaveAttribute('enterkeyhint', 'next');
  await name.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Correo' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveAttribute(
    'enterkeyhint',
    'done',
  );
  await page.getByRole('textbox', { name: 'Correo' }).fill(shopperDetails.email);
  await expect(problems).toHaveCount(0);
});

test('a guest reads one offer to log in, with all that an account gives', async ({ page }) => {
  await startPickup(page);
  await page.goto('/checkout');
  await openMethods(page);
  const offers = page.getByRole('main').getByRole('button', { name: /^Ingresa/ });
  await expect(offers).toHaveText(['Ingresa y usa cupones, puntos Leña y tarjetas']);
});

test('at 200 % text the bar of the checkout is at most a quarter of the screen, and the terms stand in the form', async ({
  page,
}) => {
  await startDelivery(page, 2);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  const freeAbove = () => payButton(page).evaluate((button) => button.getBoundingClientRect().top);
  expect(await freeAbove(), 'pixels above the button').toBeGreaterThan(844 - 124);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  expect(await freeAbove(), 'pixels above the button at 200 %').toBeGreaterThan(844 * 0.75);
  await expect(page.getByText(/^Al pedir aceptas/).filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
