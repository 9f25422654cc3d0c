import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { cardOf, expectIn, openTicket } from '../support/board.ts';
import { openCounter } from '../support/counter.ts';
import { orders } from '../support/country-orders.ts';
import { counterStore, dish, placePickupAtCounter } from '../support/order-at-counter.ts';
import { openPrintingTablet, paperOf, printed } from '../support/papers.ts';
import { test } from '../support/story.ts';
import { numberOfPaidOrder, payWithWebpay, readyToPay } from '../support/webpay.ts';

test.slow();

const { person } = orders.cocina;
/** No word of it names an allergy: the kind of the question does. */
const allergy = 'Nada con camarón, gracias';
const warning = new RegExp(`Alergia:\\s*${allergy}`, 'iu');

test('a pickup is accepted, printed and made ready on its ticket, and handed over only with the shopper’s code', async ({
  browser,
  baseURL,
}) => {
  const { id, code, number } = await placePickupAtCounter(allergy);
  const tablet = await openPrintingTablet(browser);
  await openCounter(tablet, baseURL, {
    brand: 'cocina',
    role: 'crew',
    storeIds: [counterStore.id],
    path: `/pedidos/${id}`,
  });

  await test.step('the ticket shows the dish and what to collect, but not the code', async () => {
    await expect(tablet.getByRole('heading', { name: /^Pedido \d+$/ })).toBeVisible();
    const main = tablet.getByRole('main');
    await expect(main).toContainText(dish);
    await expect(main).toContainText(/Cobrar Q\s\d+\.\d\d/);
    await expect(main).not.toContainText(code);
    await expect(main.getByRole('region', { name: 'Platos' })).toContainText(warning);
    await expect(main.getByRole('link', { name: /^Llamar a / })).toHaveAttribute(
      'href',
      /^tel:\+502/,
    );
  });

  await test.step('accepting prints the kitchen’s copy, once, also when the ticket is left before it is sent', async () => {
    await tablet.getByRole('link', { name: /^Impresoras y papel/ }).click();
    await tablet.getByRole('radio', { name: '58 mm' }).check();
    const automatic = tablet.getByRole('checkbox', { name: /^Imprimir la copia de cocina/ });
    await expect(automatic).not.toBeChecked();
    await automatic.check();
    await tablet.goBack();
    await tablet.getByRole('button', { name: `Aceptar: ${number}` }).click({ timeout: 30_000 });
    await tablet.getByRole('dialog').getByRole('button', { name: '20 min' }).click();
    await expect(tablet.getByText(`Pedido ${number} aceptado`)).toBeVisible();
    await tablet.getByRole('link', { name: 'Volver a los pedidos' }).click();
    const kitchen = await paperOf(tablet);
    expect(kitchen).toContain(dish);
    expect(kitchen).toContain(person.name);
    expect(kitchen).toMatch(warning);
    await expectIn(tablet, number, 'En cocina');
    await expect(cardOf(tablet, number)).toContainText(warning);
    expect(kitchen).not.toMatch(/Q\s|\d\.\d\d|Copia|\+502/);
    expect(kitchen).not.toContain(code);
    await openTicket(tablet, number);
    await expect(tablet.getByRole('main')).toContainText('En la cocina');
  });

  await test.step('a second paper says so; the door’s has the prices', async () => {
    expect(await printed(tablet, 'Imprimir cocina')).toContain('Copia 2');
    const door = await printed(tablet, 'Imprimir entrega');
    expect(door).toMatch(/Total\s*Q\s\d+\.\d\d/);
    expect(door).toMatch(/Cobrar Q\s\d+\.\d\d\s*Efectivo/);
    expect(door).not.toMatch(/Copia/);
    expect(door).toMatch(warning);
  });

  await test.step('a wrong code is refused in plain words, and the right one completes the order', async () => {
    await tablet.getByRole('button', { name: `Listo: ${number}` }).click();
    await expect(tablet.getByText(`Pedido ${number} listo`)).toBeVisible();
    await tablet.getByRole('button', { name: 'Entregar', exact: true }).click({ timeout: 30_000 });
    const dialog = tablet.getByRole('dialog', { name: 'Pide el código al cliente' });
    await expect(dialog.getByText('Entregar sin código')).toHaveCount(0);
    const field = dialog.getByRole('textbox', { name: 'Código de 4 cifras' });
    await field.fill(code === '0000' ? '1111' : '0000');
    await dialog.getByRole('button', { name: 'Entregar' }).click();
    await expect(dialog.getByText('Ese código no es. Te quedan 4 intentos.').first()).toBeVisible();
    await field.fill(code);
    await dialog.getByRole('button', { name: 'Entregar' }).click();
    await expect(dialog).toBeHidden();
    await expect(tablet.getByRole('main')).toContainText('Entregado');
  });

  await test.step('crew finds no refund and no history; a manager gives back a part on the ticket', async () => {
    await expect(tablet.getByRole('button', { name: 'Devolver dinero' })).toHaveCount(0);
    await expect(tablet.getByRole('heading', { name: 'Historial' })).toHaveCount(0);
    await openCounter(tablet, baseURL, {
      ...{ brand: 'cocina', role: 'manager', storeIds: [counterStore.id], name: 'Luz Ajú' },
      path: `/pedidos/${id}`,
    });
    const history = tablet.getByRole('region', { name: 'Historial' });
    await expect(history).toContainText(`Aceptó el pedido ${number}`);
    await expect(history).toContainText('Rosa Pinto · Cocina · Copia 2');
    await tablet.getByRole('button', { name: 'Devolver dinero' }).click();
    const dialog = tablet.getByRole('dialog');
    await dialog.getByText('Monto', { exact: true }).first().click();
    await dialog.getByRole('textbox', { name: 'Monto' }).fill('1.50');
    await dialog.getByRole('button', { name: /^Seguir con Q\s1\.50$/ }).click();
    await dialog.getByRole('button', { name: /^Devolver Q\s1\.50$/ }).click();
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(history).toContainText(/Devolvió dinero.*Luz Ajú · Q\s1\.50 · Faltó algo/s);
    await expectAccessible(tablet, 'the ticket of a manager');
  });

  await tablet.context().close();
});

test('an order paid by Webpay shows what was paid and collects nothing, on the screen and on paper', async ({
  page,
  browser,
  baseURL,
}) => {
  await readyToPay(page);
  await payWithWebpay(page);
  const number = await numberOfPaidOrder(page);
  const tablet = await openPrintingTablet(browser);
  await openCounter(tablet, baseURL, { path: '/caja' });
  await tablet.getByRole('link', { name: `Pedido ${number}` }).click();
  const main = tablet.getByRole('main');
  await expect(main).toContainText('Pagado');
  await expect(main).toContainText(/Webpay, tarjeta ···· \d{4}/);
  await expect(main).not.toContainText('Cobrar');
  await tablet.getByRole('link', { name: /^Impresoras y papel/ }).click();
  await tablet.getByRole('radio', { name: '58 mm' }).check();
  await tablet.goBack();
  const door = await printed(tablet, 'Imprimir entrega');
  expect(door).toMatch(/Pagado\s*Webpay, tarjeta ···· \d{4}/);
  expect(door).not.toContain('Cobrar');
  await tablet.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(tablet, 'the ticket in the dark');
  await tablet.context().close();
});
