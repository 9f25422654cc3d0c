import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility.ts';
import {
  fillForm,
  openMenu,
  startDeliveryCheckout,
  startPickupCheckout,
  reviewOf,
  openMethods,
} from './support/shopper.ts';
import { test } from './support/story.ts';
import {
  chooseTomorrow,
  dayTab,
  soonestPickupText,
  timeRadio,
  timesDialog,
  openTimesFromCheckout,
} from './support/times.ts';
import {
  cartSize,
  pressOnWebpay,
  expectTitle,
  expectWebpay,
  successTitle,
  pressPayAndConfirm,
  payWithWebpay,
} from './support/webpay.ts';

test.slow();

const beside = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Programado para mañana, 14:00', visible: true });

async function openTimes(page: Page): Promise<void> {
  await startPickupCheckout(page);
  await openTimesFromCheckout(page);
  await expect(dayTab(page, 0)).toBeVisible();
}

test('an order for tomorrow is scheduled, paid online and followed, and the next order is for now', async ({
  page,
}) => {
  await openTimes(page);
  await chooseTomorrow(page, '14:00');
  await test.step('the requested time is shown beside the button, and cash is hidden with a reason', async () => {
    await expect(beside(page)).toBeVisible();
    await expect(page.getByText('Un pedido programado se paga en línea')).toBeVisible();
    await openMethods(page);
    await expect(page.getByRole('radio', { name: /^Webpay/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Efectivo/ })).toHaveCount(0);
  });
  await test.step('the requested time survives a reload', async () => {
    await page.reload();
    await expect(beside(page)).toBeVisible();
  });
  await fillForm(page);
  await page.getByRole('button', { name: /^Pagar con Webpay/ }).click();
  const review = reviewOf(page);
  await expect(review).toContainText('Es para otro día.');
  await expect(review).toContainText('Mañana, 14:00');
  await review.getByRole('button', { name: /^Pagar \$/ }).click();
  await expectWebpay(page);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect(page.getByText('Programado para mañana, 14:00')).toBeVisible();
  await expect(page.getByText(/Tu hora queda reservada/)).toBeVisible();
  await expect.poll(() => cartSize(page)).toBe(0);
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expectTitle(page, 'Programado');
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-current="step"]') })
      .or(page.locator('[aria-current="step"]')),
  ).toContainText('Programado');
  await openMenu(page);
  await expect(
    page.getByRole('link', { name: /Tu pedido \d+ está programado para mañana, 14:00/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambiar la hora' })).toHaveCount(0);
});

test('a delivery for tomorrow shows its arrival time in the section, beside the button and in the order', async ({
  page,
}) => {
  await startDeliveryCheckout(page);
  await openTimesFromCheckout(page);
  await expect(timesDialog(page)).toContainText('Es la hora en que la comida está en tu puerta.');
  await chooseTomorrow(page, '14:00');
  await expect(beside(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Mañana, 14:00');
  await fillForm(page);
  await payWithWebpay(page, { isReviewed: true });
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expectTitle(page, 'Programado');
  await expect(page.getByText(/Irarrázaval 2500/).first()).toBeVisible();
});

test('a cart whose payment failed keeps its requested time', async ({ page }) => {
  await openTimes(page);
  await chooseTomorrow(page, '14:00');
  await fillForm(page);
  await pressPayAndConfirm(page);
  await expectWebpay(page);
  await pressOnWebpay(page, 'Rechazar');
  await expectTitle(page, 'El pago fue rechazado');
  await openMenu(page);
  await expect(page.getByText('Programado para mañana, 14:00.')).toBeVisible();
});

test('the first free slot is preselected; another day keeps the hour; "as soon as possible" clears the time', async ({
  page,
}) => {
  await openTimes(page);
  const dialog = timesDialog(page);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await expectAccessibleAtAllWidths(page, 'the times');
  await chooseTomorrow(page, '14:00');
  await page.getByRole('button', { name: 'Cambiar la hora' }).click();
  await expect(dayTab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(timeRadio(page, '14:00')).toBeChecked();
  await dayTab(page, 2).click();
  await expect(timeRadio(page, '14:00')).toBeChecked();
  await dialog.getByRole('radio', { name: /^Lo antes posible/ }).check();
  await expect(timeRadio(page, '14:00')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Pedirlo lo antes posible' }).click();
  await expect(soonestPickupText(page)).toBeVisible();
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /^Efectivo/ })).toBeVisible();
});

test('days and times work by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openTimes(page);
  await dayTab(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dayTab(page, 1)).toBeFocused();
  await expect(dayTab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(timesDialog(page).getByRole('tab').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(dayTab(page, 0)).toBeFocused();
  const before = await timesDialog(page)
    .getByRole('radio', { checked: true })
    .getAttribute('value');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  expect(
    await timesDialog(page).getByRole('radio', { checked: true }).getAttribute('value'),
  ).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect(timesDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Programar para otra hora' })).toBeFocused();
});
