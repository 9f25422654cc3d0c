import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { emailDialog, freshEmail, passLogin } from './support/login.ts';
import { grantPoints } from './support/points.ts';
import {
  fillForm,
  openSection,
  payButton,
  placeOrderOnPage,
  startPickupCheckout,
  loginOffer,
} from './support/shopper.ts';
import { test } from './support/story.ts';

const field = (page: Page): Locator =>
  page.getByRole('textbox', { name: '¿Cuánto pagas con puntos?' });
const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Opens a page of the user whose account has loaded. */
async function openProfile(page: Page): Promise<Locator> {
  await page.goto('/profile');
  return page.getByRole('region', { name: 'Mis puntos Leña' });
}

test(
  'a user pays a part of the food with points: typed as money, locked, removed, and used by the order',
  { tag: '@both-widths' },
  async ({ page }) => {
    const email = freshEmail('puntos');
    await startPickupCheckout(page);
    await expect(page.getByRole('heading', { name: 'Puntos Leña' })).toHaveCount(0);
    await expect(loginOffer(page)).toHaveText('Ingresa y usa cupones, puntos Leña y tarjetas');
    await expectAccessible(page, 'checkout, points of a guest');
    await loginOffer(page).click();
    await expect(emailDialog(page)).toContainText('juntas puntos Leña');
    await passLogin(page, { email, name: 'Ana Soto' });
    await expect(page.getByRole('heading', { name: 'Puntos Leña' })).toHaveCount(0);

    await grantPoints(page, 160);
    const points = await openProfile(page);
    await expect(points).toContainText('160 puntos. Te faltan 40 puntos para usarlos.');
    await expect(page.getByText(/AMIGO[0-9A-Z]{6}/)).toBeVisible();
    await button(page, 'Invita a alguien').click();
    await button(page, 'Copiar código').click();
    await expect(page.getByRole('status').getByText(/tu código/)).toBeVisible();
    await expectAccessible(page, 'profile, too few points and an invitation');
    await grantPoints(page, 440);
    await openProfile(page);
    await expect(points).toContainText('$3.000 en puntos');

    await page.goto('/checkout');
    await expect(page.getByText('Tienes $3.000 para usar')).toBeVisible();
    await openSection(page, 'Puntos Leña');
    const most = await page.getByRole('button', { name: 'Usar el máximo: $1.290' }).boundingBox();
    expect(most?.y, 'the main way stands first').toBeLessThan(
      (await field(page).boundingBox())?.y ?? 0,
    );
    for (const [typed, problem] of [
      ['mil', 'Escribe un monto, por ejemplo 1.000.'],
      ['15,50', 'Solo montos enteros.'],
      ['0', 'Escribe cuánto quieres pagar con puntos.'],
      ['500', 'Puedes usar puntos desde $1.000.'],
      ['3.100', 'No te alcanzan los puntos: tienes $3.000.'],
      ['9.000', 'Es más de lo que cuestan tus productos: puedes usar hasta $3.290.'],
    ] as const) {
      await field(page).fill(typed);
      await field(page).blur();
      await expect(field(page)).toHaveAccessibleDescription(problem);
      await expect(button(page, 'Usar puntos')).toHaveAttribute('aria-disabled', 'true');
    }
    await field(page).fill('$1.502');
    await expect(field(page)).toHaveAccessibleDescription('300 puntos = $1.500');
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(/^Con puntos, el mínimo es \$2\.000\./);
    await expect(payButton(page)).toContainText('$3.290');

    await field(page).fill('1.252');
    await field(page).press('Enter');
    await expect(payButton(page)).toContainText('$2.040');
    await expect(field(page)).toHaveAccessibleDescription('Usas 250 puntos y pagas $1.250 menos.');
    await expect(field(page)).toHaveJSProperty('readOnly', true);
    await expectAccessible(page, 'checkout, points applied');

    await page.getByRole('link', { name: 'Volver al menú' }).first().click();
    await page.goBack();
    await expect(payButton(page)).toContainText('$3.290');
    await openSection(page, 'Puntos Leña');
    await page.getByRole('button', { name: 'Usar el máximo: $1.290' }).click();
    await expect(payButton(page)).toContainText('$2.000');
    await expect(button(page, 'Quitar puntos')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(payButton(page)).toContainText('$3.290');
    await expect(field(page)).toHaveJSProperty('readOnly', false);
    await page.getByRole('button', { name: 'Usar el máximo: $1.290' }).click();
    await expect(payButton(page)).toContainText('$2.000');

    await fillForm(page, { name: 'Ana Soto', phone: '87654321', email });
    await placeOrderOnPage(page);
    await expect(page.getByText('Cuando lo recibas juntas 4 puntos Leña.')).toBeVisible();
    await page.getByRole('button', { name: 'Ver lo que pediste' }).click();
    await expect(page.getByRole('dialog')).toContainText('Puntos Leña-$1.290');
    await openProfile(page);
    await expect(points).toContainText('342 puntos.');
  },
);
