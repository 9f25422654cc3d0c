import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { isPhone, openMenu, shopperDetails, placeDialog, sheetOf } from './support/shopper.ts';
import { test } from './support/story.ts';

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: field }));
  await page.keyboard.type(text);
}

test('an order is placed by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openMenu(page);
  expect(isPhone(page)).toBe(false);
  await press(page, page.getByRole('link', { name: 'Brasa Clásica', exact: true }));
  const sheet = sheetOf(page, 'Brasa Clásica');
  await press(page, sheet.getByRole('radio', { name: 'Tres cuartos' }), 'Space');
  await press(page, sheet.getByRole('radio', { name: 'Brioche con sésamo' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: 'Pan de papa' })).toBeChecked();
  await press(page, sheet.getByRole('button', { name: /^Agregar \$/ }));
  const place = placeDialog(page);
  await tabTo(page, place.getByRole('radio', { name: 'Delivery' }));
  await page.keyboard.press('ArrowRight');
  await press(page, place.getByRole('button', { name: 'Retirar en Local Ñuñoa' }));
  await expect(place).toHaveCount(0);
  const cart = page.getByRole('complementary', { name: 'Tu carro' });
  await expect(cart.getByRole('region', { name: '¿Algo más?' })).toBeVisible();
  await press(page, cart.getByRole('button', { name: 'Ir a pagar' }), 'Enter');
  await type(page, 'Nombre y apellido', shopperDetails.name);
  await type(page, 'Teléfono', shopperDetails.phone);
  await type(page, 'Correo', shopperDetails.email);
  await press(page, page.getByRole('button', { name: 'Método de pago' }));
  await expect(page.getByRole('radio', { name: /^Webpay/ })).toBeFocused();
  const cash = page.getByRole('radio', { name: /^Efectivo/ });
  for (let presses = 0; presses < 12 && !(await cash.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(cash).toBeChecked();
  await press(page, page.getByRole('button', { name: /^Hacer pedido/ }).filter({ visible: true }));
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
});

test(
  'an address suggestion is chosen with the arrow keys',
  { tag: '@desktop' },
  async ({ page }) => {
    await openMenu(page);
    await press(page, page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }));
    const place = placeDialog(page);
    const field = place.getByRole('combobox', { name: 'Dirección con número' });
    await tabTo(page, field);
    await page.keyboard.type('Irarrázaval 2500');
    await expect(place.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/Irarrázaval 2500/);
    await press(page, place.getByRole('button', { name: /^Entregar en / }));
    await expect(
      page.getByRole('button', { name: /Delivery · Av\. Irarrázaval 2500/ }),
    ).toBeFocused();
  },
);

test(
  'the checkout lists what is missing, focuses the list, and each entry links to its field',
  { tag: '@desktop' },
  async ({ page }) => {
    await openMenu(page);
    await page.goto('/product/para-acompanar/ensalada-chilena');
    await press(
      page,
      sheetOf(page, 'Ensalada chilena').getByRole('button', { name: /^Agregar \$/ }),
    );
    await placeDialog(page).getByRole('radio', { name: 'Retiro en local' }).check();
    await press(page, placeDialog(page).getByRole('button', { name: 'Retirar en Local Ñuñoa' }));
    await expect(page.getByRole('link', { name: 'Ensalada chilena', exact: true })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Ir a pagar' }));
    await press(
      page,
      page.getByRole('button', { name: /^Pagar con Webpay/ }).filter({ visible: true }),
    );
    const problems = page.getByRole('group', { name: 'Revisa 3 datos' });
    await expect(problems).toBeFocused();
    await press(page, problems.getByRole('link', { name: 'Escribe tu correo.' }));
    await expect(page.getByRole('textbox', { name: 'Correo' })).toBeFocused();
  },
);

test(
  'skip links lead past the header to the menu and past the products to the cart',
  { tag: '@desktop' },
  async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Tab');
    const toMenu = page.getByRole('link', { name: 'Ir al menú' });
    await expect(toMenu).toBeFocused();
    await expect(toMenu).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await openMenu(page);
    await tabTo(page, page.getByRole('link', { name: 'Ir al carro' }), 3);
    await page.keyboard.press('Enter');
    const cart = page.getByRole('complementary', { name: 'Tu carro' });
    await expect(cart).toBeFocused();
    await expect(cart).toBeInViewport();
  },
);
