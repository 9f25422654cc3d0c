import { expect, type Page } from '@playwright/test';
import { acceptOrder, expectIn, expectSent, press } from '../support/board.ts';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import { openCounter } from '../support/counter.ts';
import type { DemoBrand } from '../support/demo-brands.ts';
import { giveToNewRider } from '../support/give-to-rider.ts';
import { openPrintingTablet, printed } from '../support/papers.ts';
import {
  addPlain,
  chooseDelivery,
  fillForm,
  openSection,
  payButton,
  chooseMethod,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { publishCounterBrand } from '../support/webpay-at-counter.ts';
import { payWithWebpay } from '../support/webpay.ts';

test.slow();

/** Types an amount into the tip dialog and confirms it. */
async function giveTip(page: Page, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Propina/ });
  await dialog.getByRole('textbox', { name: 'Monto de la propina' }).fill(amount);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Orders two salads to the door, with $500 for the rider and $250 for the kitchen, and pays them by
 * Webpay. Resolves with the order's number.
 */
async function orderWithTips(page: Page, origin: string): Promise<string> {
  await page.goto(origin);
  await addPlain(page);
  await chooseDelivery(page, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await addPlain(page);
  await page.goto(`${origin}/checkout`);
  await openSection(page, 'Método de pago');
  await chooseMethod(page, /^Webpay/);
  await openSection(page, 'Propina');
  await page.getByText('Otra', { exact: true }).click();
  await giveTip(page, '500');
  await page.getByRole('button', { name: 'Agregar propina' }).click();
  await giveTip(page, '250');
  await expect(payButton(page)).toContainText('$9.320');
  await fillForm(page);
  await payWithWebpay(page);
  const title = await page.getByText(/^Pedido \d+ · /).innerText();
  return /^Pedido (\d+)/.exec(title)?.[1] ?? '';
}

test('a delivery that was paid by Webpay names both tips on screen and paper, and nobody collects money at the door', async ({
  page,
  browser,
  baseURL,
}) => {
  const brand = `counterwebpaytip-${test.info().project.name}`;
  const number = await orderWithTips(page, await publishCounterBrand(brand));
  const tablet = await openPrintingTablet(browser);
  await openCounter(tablet, baseURL, { brand: brand as DemoBrand, role: 'crew', storeIds: [1] });
  await expectIn(tablet, number, 'Nuevos');
  await acceptOrder(tablet, number);
  await tablet.getByRole('link', { name: number, exact: true }).click();
  const main = tablet.getByRole('main');

  await test.step('on screen: each tip in the bill, and paid', async () => {
    const amountOf = (row: string | RegExp) =>
      main.getByRole('term').filter({ hasText: row }).locator('+ dd');
    await expect(amountOf('Propina para quien reparte')).toHaveText('$500');
    await expect(amountOf('Propina para la cocina')).toHaveText('$250');
    await expect(amountOf(/^Total$/)).toHaveText('$9.320');
    await expect(main).toContainText(/Pagado\s*Webpay, tarjeta ···· \d{4}/);
    await expect(main).not.toContainText('Cobrar');
    await expectFitsTheCounter(tablet, 'the ticket of an order with tips');
  });

  await test.step('on paper: the door’s copy names them, the kitchen’s has no money', async () => {
    await tablet.getByRole('link', { name: /^Impresoras y papel/ }).click();
    await tablet.getByRole('radio', { name: '58 mm' }).check();
    await tablet.goBack();
    const door = await printed(tablet, 'Imprimir entrega');
    expect(door).toMatch(/Propina para quien reparte\s*\$500/);
    expect(door).toMatch(/Propina para la cocina\s*\$250/);
    expect(door).toMatch(/Total\s*\$9\.320/);
    expect(door).toMatch(/Pagado\s*Webpay, tarjeta ···· \d{4}/);
    expect(door).not.toContain('Cobrar');
    expect(await printed(tablet, 'Imprimir cocina')).not.toMatch(/Propina|\$|Pagado/);
  });

  await test.step('at the door: the rider reads that it is paid', async () => {
    await tablet.getByRole('link', { name: 'Volver a los pedidos' }).click();
    await press(tablet, 'Listo', number);
    await expectSent(tablet, `Pedido ${number} listo`);
    const rider = { name: 'Pedro Soto', phone: '9 8765 4321' };
    const link = await giveToNewRider(tablet, number, rider);
    const pocket = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await pocket.newPage();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Ya lo tengo' }).click();
    const stop = phone.getByRole('region', { name: 'Parada 1 de 1' });
    await expect(stop).toContainText('Está pagado. No cobres.');
    await expect(stop).not.toContainText(/Cobra |vuelto/);
    await pocket.close();
  });
  await tablet.context().close();
});
