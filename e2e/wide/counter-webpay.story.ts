import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import {
  acceptOrder,
  cardOf,
  expectGone,
  expectIn,
  expectSent,
  openTablet,
  press,
} from '../support/board.ts';
import { actionDetails } from '../support/counter.ts';
import { plainProduct } from '../support/shopper.ts';
import { test } from '../support/story.ts';
import {
  moneyAtProvider,
  moveScheduledOrder,
  orderByWebpay,
  publishCounterBrand,
  refundAsOperator,
} from '../support/webpay-at-counter.ts';

test.describe.configure({ mode: 'default' });
test.slow();

const brand = () => `counterwebpay-${test.info().project.name}`;
let origin: string;
test.beforeAll(async () => {
  origin = await publishCounterBrand(brand());
});

test('a pickup that was paid by Webpay is accepted, cooked and handed over with the shopper’s code', async ({
  page,
  browser,
  baseURL,
}) => {
  const { board, close } = await openTablet(browser, baseURL, { brand: brand() });
  const { number, code } = await orderByWebpay(page, origin);
  await expectIn(board, number, 'Nuevos');
  await expect(cardOf(board, number)).toContainText('Pagado');
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await acceptOrder(board, number);
  await press(board, 'Listo', number);
  await expectSent(board, `Pedido ${number} listo`);
  await press(board, 'Entregar', number);
  const dialog = board.getByRole('dialog');
  await expect(dialog.getByText('Entregar sin código')).toHaveCount(0);
  const field = dialog.getByRole('textbox', { name: 'Código de 4 cifras' });
  await field.fill(code === '0000' ? '1111' : '0000');
  await dialog.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(dialog.getByText('Ese código no es. Te quedan 4 intentos.').first()).toBeVisible();
  await expectAccessible(board, 'a wrong code');
  await field.fill(code);
  await dialog.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectGone(board, number);
  await expect(page.getByText(/^Pedido \d+ · .*Retirado|^Retirado$/).first()).toBeVisible({
    timeout: 20_000,
  });
  await close();
});

test('a manager hands a pickup over without its code, and the stored action says why', async ({
  page,
  browser,
  baseURL,
}) => {
  const { board, close } = await openTablet(browser, baseURL, { brand: brand(), role: 'manager' });
  const { id, number } = await orderByWebpay(page, origin);
  await expectIn(board, number, 'Nuevos');
  await acceptOrder(board, number);
  await press(board, 'Listo', number);
  await expectSent(board, `Pedido ${number} listo`);
  await press(board, 'Entregar', number);
  const dialog = board.getByRole('dialog');
  await dialog.getByText('Entregar sin código').click();
  await dialog.getByRole('button', { name: 'Mostró el comprobante' }).click();
  await expectGone(board, number);
  expect(await actionDetails(brand(), id, 'order.handOver')).toEqual([
    { to: 'completed', withoutCode: 'showedReceipt' },
  ]);
  await close();
});

test('an order for later stands in “later today” and rises when the store begins it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { board, close } = await openTablet(browser, baseURL, { brand: brand() });
  const { id, number } = await orderByWebpay(page, origin, { isTomorrow: true });
  await moveScheduledOrder(brand(), id, 4);
  await expectIn(board, number, 'Hoy más tarde');
  await expect(cardOf(board, number).getByRole('button', { name: /^Aceptar/ })).toHaveCount(0);
  await moveScheduledOrder(brand(), id, -0.01);
  await expectIn(board, number, 'Nuevos');
  await expect(cardOf(board, number).getByRole('button', { name: /^Aceptar/ })).toBeVisible();
  await close();
});

test('an order that support cancels stays in the kitchen’s column, says so, and goes when staff dismisses it', async ({
  page,
  browser,
  baseURL,
}) => {
  const [tablet, second] = [
    await openTablet(browser, baseURL, { brand: brand() }),
    await openTablet(browser, baseURL, { brand: brand() }),
  ];
  const { id, number } = await orderByWebpay(page, origin);
  await expectIn(tablet.board, number, 'Nuevos');
  await acceptOrder(tablet.board, number);
  await refundAsOperator(id);
  const card = cardOf(tablet.board, number, 'En cocina');
  await expect(card).toContainText('Cancelado', { timeout: 30_000 });
  await expect(card).toContainText('Lo canceló soporte. No lo prepares.');
  await expect(card.getByRole('button', { name: /^Listo/ })).toHaveCount(0);
  await expect(tablet.board.getByText(`Se canceló el pedido ${number}`)).toBeAttached();
  await expectAccessible(tablet.board, 'a cancelled order on the board');
  await tablet.board.reload();
  await expect(card, 'a reload does not lose it').toContainText('Cancelado');
  await press(tablet.board, 'Quitar', number);
  await expectGone(tablet.board, number);
  await expectGone(second.board, number);
  await Promise.all([tablet.close(), second.close()]);
});

test('an order that is rejected as sold out is refunded, and its dish is switched off at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { board, close } = await openTablet(browser, baseURL, { brand: brand() });
  const { id, number } = await orderByWebpay(page, origin);
  expect(await moneyAtProvider(brand(), id)).toEqual({ captured: 3_290, refunded: 0 });
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expectIn(board, number, 'Nuevos');
  await press(board, 'Rechazar', number);
  await board.getByRole('dialog').getByRole('button', { name: 'Algo se agotó' }).click();
  await expectGone(board, number);
  const offer = board.getByRole('region', { name: `¿Qué se agotó del pedido ${number}?` });
  await expect(offer.getByRole('checkbox', { name: plainProduct.name })).toBeChecked({
    timeout: 20_000,
  });
  await expectAccessible(board, 'the dishes of a rejected order');
  await offer.getByRole('button', { name: 'Agotar 1 plato' }).click();
  await expect(offer).toHaveCount(0);
  await expect(
    board.getByText(`${plainProduct.name}: agotado hasta que vuelvas a abrir.`),
  ).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name: 'Cancelado' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(
    page.getByText(/Te (estamos devolviendo|devolvimos)|devolvemos/).first(),
  ).toBeVisible();
  await expect
    .poll(() => moneyAtProvider(brand(), id), { timeout: 30_000 })
    .toEqual({ captured: 3_290, refunded: 3_290 });
  await page.goto(origin);
  await expect(
    page.getByRole('listitem').filter({ hasText: plainProduct.name }).first(),
  ).toContainText('Vuelve mañana');
  await close();
});
