import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import {
  confirmReview,
  fillForm,
  payButton,
  pressOrder,
  reviewOf,
  sendingOf,
  startDeliveryCheckout,
  startPickupCheckout,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { chooseTomorrow, openTimesFromCheckout } from '../support/times.ts';
import { expectWebpay } from '../support/webpay.ts';

/** One press places an ordinary order; an unusual one is reviewed first. */

test('one press on the button that names amount, place and time places an ordinary order, and its dialog says what is sent', async ({
  page,
}) => {
  await startDeliveryCheckout(page);
  await fillForm(page);
  await expect(payButton(page)).toContainText(
    /^Hacer pedido · pagas en efectivo.*Av\. Irarrázaval 2500.* · en \d.* min\$[0-9.]+$/,
  );
  const { promise: answered, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/v1/orders', async (route) => {
    await answered;
    await route.continue();
  });
  await pressOrder(page);
  await expect(sendingOf(page)).toContainText('Av. Irarrázaval 2500');
  await expect(sendingOf(page)).toContainText('No cierres esta página.');
  await expect(sendingOf(page).getByRole('button', { name: /pedir/ })).toHaveCount(0);
  await expectAccessibleAtAllWidths(page, 'an order under way');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
});

test('an order for another day is reviewed, says why, and is placed by a second press', async ({
  page,
}) => {
  await startPickupCheckout(page);
  await openTimesFromCheckout(page);
  await chooseTomorrow(page, '14:00');
  await fillForm(page);
  await pressOrder(page);
  await expect(reviewOf(page)).toContainText('Es para otro día.');
  await expect(reviewOf(page)).toContainText('Mañana, 14:00');
  await expectAccessibleAtAllWidths(page, 'the review of an unusual order');
  await reviewOf(page).getByRole('button', { name: 'Cambiar algo' }).click();
  await expect(reviewOf(page)).toHaveCount(0);
  await pressOrder(page);
  await confirmReview(reviewOf(page));
  await expectWebpay(page);
});
