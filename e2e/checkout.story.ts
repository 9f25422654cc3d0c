import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility.ts';
import {
  addPlain,
  pressAddToCart,
  chooseDelivery,
  fillForm,
  goToCheckout,
  openCart,
  openMenu,
  openProduct,
  payButton,
  shopperDetails,
  placeOrderOnPage,
  plainProduct,
  startPickup,
  suggestionsOf,
  pressOrder,
  openMethods,
} from './support/shopper.ts';
import { test } from './support/story.ts';

/**
 * The checkout: known and optional sections are folded into lines, incomplete ones are open.
 * docs/rules/checkout.md#folded-sections.
 */

const row = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: title, exact: true });

/** Counts the taps on the page from here on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener('click', ({ isTrusted, detail }) => {
      if (isTrusted && detail > 0)
        sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0));
}

/** The distance in pixels from the top of the page to the bottom of the element. */
const endOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);

async function orderOnce(page: Page): Promise<void> {
  await openMenu(page);
  await addPlain(page);
  await chooseDelivery(page, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await addPlain(page);
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
}

test('a returning shopper sees address, time, payment and button within 1.2 screens, and orders in seven taps without typing', async ({
  page,
}) => {
  await orderOnce(page);
  const taps = await countTaps(page);
  await openMenu(page);
  const sheet = await openProduct(page, plainProduct.name);
  await sheet.getByRole('button', { name: 'Agregar uno' }).click();
  await pressAddToCart(sheet);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: /Ir a pagar/ }).click();
  const goOn = suggestionsOf(page).getByRole('button', { name: /^Seguir a pagar/ });
  const title = page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' });
  await expect(goOn.or(title)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(title).toBeVisible();

  await test.step('the page is short and asks for no text', async () => {
    const mostHeight = 1.2 * (page.viewportSize()?.height ?? 0);
    const delivery = page.getByRole('region', { name: 'Entrega' });
    await expect(delivery).toContainText('Av. Irarrázaval 2500');
    await expect(delivery).toContainText('Hoy, lo antes posible');
    await expect(row(page, 'Método de pago')).toHaveAccessibleDescription(/^Efectivo/);
    await expect(row(page, 'Tus datos')).toHaveAccessibleDescription(
      new RegExp(`${shopperDetails.name}.*8765 4321 · ${shopperDetails.email}`),
    );
    for (const part of [delivery, row(page, 'Método de pago')])
      expect(await endOf(part)).toBeLessThan(mostHeight);
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(
      mostHeight,
    );
  });

  await placeOrderOnPage(page);
  expect(await taps()).toBeLessThanOrEqual(7);
});

test('a new shopper sees open sections only for required fields: three texts and the payment; the others are folded and show their value', async ({
  page,
}) => {
  await startPickup(page);
  await goToCheckout(page);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /^Efectivo/ })).toBeChecked();
  await expect(row(page, 'Servilletas y cubiertos')).toHaveAccessibleDescription('No, gracias');
  await expect(row(page, 'Propina')).toHaveAccessibleDescription('Sin propina');
  await expect(row(page, 'Cupón')).toHaveAccessibleDescription('Agregar un cupón');
  await expect(page.getByRole('link', { name: 'términos de Brasa & Pan' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  await expect(
    page.getByRole('link', { name: 'del servicio de pedidos de este sitio' }),
  ).toHaveAttribute('href', '/mercat-terms-and-conditions');
  await expectAccessibleAtAllWidths(page, 'the folded checkout');
  await row(page, 'Servilletas y cubiertos').click();
  await page.getByRole('checkbox', { name: 'Agregar servilletas' }).check();
  await row(page, 'Servilletas y cubiertos').click();
  await expect(row(page, 'Servilletas y cubiertos')).toHaveAccessibleDescription(
    'Solo servilletas',
  );
});

test('a folded section opens in place with the focus in its first field; closing it keeps the text and the focus', async ({
  page,
}) => {
  await startPickup(page);
  await goToCheckout(page);
  const coupon = row(page, 'Cupón');
  const topOfTitle = () =>
    coupon.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOfTitle();
  await coupon.press('Enter');
  await expect(coupon).toHaveAttribute('aria-expanded', 'true');
  const field = page.getByRole('textbox', { name: 'Cupón' });
  await expect(field).toBeFocused();
  expect(Math.abs((await topOfTitle()) - before), 'pixels that the title moved').toBeLessThan(12);
  await field.fill('PRIMERA');
  await coupon.press('Space');
  await expect(coupon).toBeFocused();
  await expect(coupon).toHaveAccessibleDescription('PRIMERA Sin aplicar');
  await coupon.click();
  await expect(field).toHaveValue('PRIMERA');
});

/** Changes the data of the order request, as a browser with older rules would send it. */
async function sendInstead(page: Page, other: Record<string, unknown>): Promise<void> {
  await page.route(
    '**/v1/orders',
    async (route) => {
      const body = route.request().postDataJSON();
      await route.continue({ postData: { ...body, order: { ...body.order, ...other } } });
    },
    { times: 1 },
  );
}

test('a value that the server refuses is marked in its field, whose section opens and takes the focus', async ({
  page,
}) => {
  await orderOnce(page);
  await openMenu(page);
  await addPlain(page);
  await addPlain(page);
  await goToCheckout(page);
  await expect(row(page, 'Tus datos')).toHaveAttribute('aria-expanded', 'false');

  await test.step('a single problem takes the focus to its field', async () => {
    await sendInstead(page, { phone: '+5691' });
    await pressOrder(page);
    const phone = page.getByRole('textbox', { name: 'Teléfono' });
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('several problems take the focus to their list, which links to each field', async () => {
    await sendInstead(page, { name: 'Al', cash_amount: 1_000 });
    await pressOrder(page);
    const problems = page.getByRole('group', { name: 'Revisa 2 datos' });
    await expect(problems).toBeFocused();
    await problems.getByRole('link', { name: 'Escribe al menos 3 caracteres.' }).click();
    await expect(page.getByRole('textbox', { name: 'Nombre y apellido' })).toBeFocused();
  });

  await test.step('the order can be placed unchanged afterwards', () => placeOrderOnPage(page));
});

test('the name drops the spaces at its ends, and the Enter key goes to the next field and sends from the last one', async ({
  page,
}) => {
  await startPickup(page);
  await goToCheckout(page);
  await fillForm(page);
  const name = page.getByRole('textbox', { name: 'Nombre y apellido' });
  await name.fill(` ${shopperDetails.name}  `);
  await page.getByRole('textbox', { name: 'Teléfono' }).focus();
  await expect(name).toHaveValue(shopperDetails.name);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await name.fill(`${shopperDetails.name} `);
  await name.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toBeFocused();
  await expect(name).toHaveValue(shopperDetails.name);
  await page.getByRole('textbox', { name: 'Correo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
});
