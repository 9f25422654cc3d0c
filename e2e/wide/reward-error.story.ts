import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { freshEmail, logInByApi } from '../support/login.ts';
import { orderTwice } from '../support/order-twice.ts';
import { grantPoints } from '../support/points.ts';
import {
  fillForm,
  openSection,
  payButton,
  payInCash,
  shopperDetails,
  walkToPickup,
  pressOrder,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

test('an order whose points another device spent charges nothing, and goes on with another amount', async ({
  page,
}) => {
  test.slow();
  const email = freshEmail('puntos-dos');
  await page.goto('/');
  await logInByApi(page, { email });
  await page.goto('/');
  await grantPoints(page, 450);
  await walkToPickup(page);
  await page.goto('/checkout');
  await payInCash(page);
  await fillForm(page, { ...shopperDetails, email });
  await openSection(page, 'Puntos Leña');
  const field = page.getByRole('textbox', { name: '¿Cuánto pagas con puntos?' });
  await field.fill('1.250');
  await field.press('Enter');
  await expect(payButton(page)).toContainText('$2.040');

  await orderTwice(page);
  await pressOrder(page);
  const refused = page.getByRole('dialog', { name: 'No se pudieron usar los puntos' });
  await expect(refused).toContainText('No se creó el pedido ni se cobró nada.');
  await expect(refused).toContainText('$2.040');
  await expect(refused.getByRole('button', { name: 'Pedir sin puntos por $3.290' })).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'an order refused by its points');
  await refused.getByRole('button', { name: 'Cambiar monto' }).click();
  await expect(field).toBeFocused();
  await field.fill('1.000');
  await field.press('Enter');
  await expect(payButton(page)).toContainText('$2.290');
  await pressOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
});
