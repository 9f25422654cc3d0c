import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../support/accessibility.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import {
  addPlain,
  chooseDelivery,
  choosePickup,
  fillForm,
  openCart,
  plainProduct,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { dayTab, openingHoursExcept, timesDialog, weekdayAhead } from '../support/times.ts';
import { payWithWebpay } from '../support/webpay.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

test.slow();

const strip = /^Está cerrado ahora\. Abre el \S+ a las 12:00\./;

/** A store that is closed today and tomorrow, so that the story may run at any hour. */
const closedStore = (id: string, futureOrdersEnabled: boolean): Promise<string> =>
  publishBurgerCopy(`${id}-${test.info().project.name}`, ({ stores }) => {
    const businessHours = openingHoursExcept([weekdayAhead(0), weekdayAhead(1)]);
    for (const store of stores) Object.assign(store, { businessHours, futureOrdersEnabled });
  });

const expectMenu = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();

test.describe('with future orders', () => {
  let origin = '';
  test.beforeAll(async () => {
    origin = await closedStore('later', true);
  });

  test('the menu says when the store opens, asks for place and time, and the order is paid for that time', async ({
    page,
  }) => {
    await page.goto(origin);
    await expectMenu(page);
    await expect(page.getByText(strip)).toBeVisible();
    expect(await layoutShift(page), 'the line is in the page from the first on').toBe(0);
    await expectAccessibleAtAllWidths(page, 'the menu of a closed store');
    await page.getByRole('button', { name: 'Programa tu pedido' }).click();
    await choosePickup(page);
    const dialog = timesDialog(page);
    await expect(dialog).toContainText(/Está cerrado ahora y abre el \S+ a las 12:00/);
    await expect(dialog.getByRole('radio', { name: /^Lo antes posible/ })).toHaveCount(0);
    await expect(dayTab(page, 0)).toHaveAttribute('aria-disabled', 'true');
    await expect(dayTab(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expectAccessibleAtAllWidths(page, 'the times of a closed store');
    await dialog.getByRole('button', { name: /^Programar .+, 12:30$/ }).click();
    await expect(page.getByText(/^Programado para .+, 12:30\./)).toBeVisible();
    await addPlain(page);
    await (await openCart(page)).getByRole('button', { name: /Ir a pagar/ }).click();
    const goOn = page.getByRole('button', { name: /^Seguir a pagar/ });
    const title = page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' });
    await expect(goOn.or(title)).toBeVisible();
    if (await goOn.isVisible()) await goOn.click();
    await fillForm(page);
    await payWithWebpay(page, { isReviewed: true });
  });

  test('without a requested time the cart and the checkout each ask for one', async ({ page }) => {
    await page.goto(origin);
    await addPlain(page);
    await choosePickup(page);
    await timesDialog(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(timesDialog(page)).toBeHidden();
    await (await openCart(page)).getByRole('button', { name: /Ir a pagar/ }).click();
    await expect(timesDialog(page)).toBeVisible();
    await page.goto(`${origin}/checkout`);
    await timesDialog(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(
      page.getByText(/Elige una hora y déjalo programado/).filter({ visible: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Elegir la hora' }).click();
    await timesDialog(page)
      .getByRole('button', { name: /^Programar / })
      .click();
    await expect(page.getByRole('button', { name: /^Pagar con Webpay/ })).toBeVisible();
  });
});

test('without future orders a closed store says when it opens, takes no order and keeps the cart', async ({
  page,
}) => {
  await page.goto(await closedStore('never', false));
  await expect(page.getByText(strip)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Programa tu pedido' })).toHaveCount(0);
  await addPlain(page);
  await chooseDelivery(page, 'Italia 1439', /Av\. Italia 1439/);
  const closed = page.getByRole('dialog', { name: 'Está cerrado ahora' });
  await expect(closed).toContainText(/Abre el \S+ a las 12:00/);
  await expectAccessibleAtAllWidths(page, 'a closed store');
  await closed.getByRole('button', { name: 'Cerrar' }).click();
  const cart = await openCart(page);
  await expect(cart).toContainText(plainProduct.name);
  await cart.getByRole('button', { name: 'Agregar uno' }).click();
  await cart.getByRole('button', { name: /Ir a pagar/ }).click();
  await expect(closed).toBeVisible();
  await page.goto(new URL('/checkout', page.url()).href);
  await closed.getByRole('button', { name: 'Cerrar' }).click();
  await expect(
    page
      .getByText(/^Está cerrado ahora\. Abre el \S+ a las 12:00\. Tu carro queda guardado\.$/)
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText(/lo antes posible/)).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Tu pedido' })).toContainText(
    plainProduct.name,
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Método de pago' })).toHaveCount(0);
  await expectAccessibleAtAllWidths(page, 'the checkout of a closed store');
  await expect(page.getByRole('button', { name: /^(Hacer pedido|Pagar con )/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Elegir otro local' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver el menú' }).filter({ visible: true }).click();
  await expectMenu(page);
});

test('without JavaScript the page says that the store is closed and when it opens', async ({
  browser,
}) => {
  const origin = await closedStore('unscripted', true);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin);
  await expect(page.getByText(strip)).toBeVisible();
  await expect(page.getByText(/^Cerrado · abre el \S+ a las 12:00$/)).toBeVisible();
  await context.close();
});
