import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import {
  acceptOrder,
  cardOf,
  draw,
  expectGone,
  expectIn,
  expectSent,
  openTablet,
  press,
} from './support/board.ts';
import { actionDetails } from './support/counter.ts';
import { mailTo } from './support/mailbox.ts';
import { orderPickupAtCounter } from './support/order-at-counter.ts';
import { orders } from './support/country-orders.ts';
import { test } from './support/story.ts';

test.slow();

/** Opens the further actions of an order. */
async function openMore(board: Page, number: string) {
  const more = board.getByRole('button', { name: `Más acciones del pedido ${number}` });
  await draw(board.getByRole('main'), more);
  await more.click();
  const sheet = board.getByRole('dialog', { name: `Pedido ${number}`, exact: true });
  await expect(sheet).toBeVisible();
  return sheet;
}

test('an accepted cash order is cancelled with a reason, which its shopper reads on the page and in the mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const { board, close } = await openTablet(browser, baseURL, { brand: 'cocina' });
  const { id, number } = await orderPickupAtCounter(page, baseURL);
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expectIn(board, number, 'Nuevos');
  await acceptOrder(board, number);
  await expectIn(board, number, 'En cocina');
  const sheet = await openMore(board, number);
  await expectAccessible(board, 'the further actions of an order');
  await sheet.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await sheet.getByRole('button', { name: 'Falta algo para prepararlo' }).click();
  await expect(sheet.getByText('Nadie ha pagado: no se cobra ni se devuelve nada.')).toBeVisible();
  await expectAccessible(board, 'the confirmation of a cancellation');
  await sheet.getByRole('button', { name: 'Sí, cancelar' }).click();
  await expectSent(board, `Pedido ${number} cancelado`);
  await expectGone(board, number);
  await expect(
    page.getByText(/Se acabó algo que lleva tu pedido y el restaurante no pudo prepararlo/).first(),
  ).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/No se cobró nada y no tienes que pagar/).first()).toBeVisible();
  const mail = await mailTo(
    orders.cocina.person.email,
    new RegExp(`Tu pedido ${number} fue cancelado`),
  );
  expect(mail.text).toContain('Se acabó algo que lleva tu pedido');
  expect(mail.text).not.toContain('devolvemos');
  expect(await actionDetails('cocina', id, 'order.cancel')).toEqual([
    { reason: 'noIngredients', keepsMoney: false },
  ]);
  await close();
});

test('an order gets more time, “ready” is taken back, and a manager says that nobody came', async ({
  page,
  browser,
  baseURL,
}) => {
  const { board, close } = await openTablet(browser, baseURL, { brand: 'cocina', role: 'manager' });
  const { id, number } = await orderPickupAtCounter(page, baseURL);
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expectIn(board, number, 'Nuevos');
  await acceptOrder(board, number, 10);

  await test.step('fifteen more minutes', async () => {
    const before = await page
      .getByText(/\d\d:\d\d/)
      .first()
      .innerText();
    const sheet = await openMore(board, number);
    await sheet.getByRole('button', { name: '+15 min' }).click();
    await expectSent(board, `Pedido ${number}: 15 minutos más`);
    await expect(page.getByText(before, { exact: true })).toHaveCount(0, { timeout: 20_000 });
    await mailTo(orders.cocina.person.email, new RegExp(`Tu pedido ${number} tarda un poco más`));
  });

  await test.step('“ready” was a mistake', async () => {
    await press(board, 'Listo', number);
    await expectSent(board, `Pedido ${number} listo`);
    const sheet = await openMore(board, number);
    await sheet.getByRole('button', { name: 'No está listo' }).click();
    await sheet.getByRole('button', { name: 'Fue sin querer' }).click();
    await expectIn(board, number, 'En cocina');
    await expectSent(board, `Pedido ${number} vuelve a la cocina`);
    await expect(page.getByText('Confirmado, en la cocina').first()).toBeVisible();
    await press(board, 'Listo', number);
    await expectSent(board, `Pedido ${number} listo`);
  });

  await test.step('nobody came, by the keyboard alone', async () => {
    await expectIn(board, number, 'Listos');
    const more = cardOf(board, number).getByRole('button', { name: /^Más acciones/ });
    await more.focus();
    await board.keyboard.press('Enter');
    const sheet = board.getByRole('dialog', { name: `Pedido ${number}`, exact: true });
    await sheet.getByRole('button', { name: 'No vino nadie' }).focus();
    await board.keyboard.press('Enter');
    await expect(
      sheet.getByRole('group', { name: `Nadie vino por el pedido ${number}` }),
    ).toBeFocused();
    await board.keyboard.press('Tab');
    await expect(sheet.getByRole('button', { name: 'Cerrar el pedido' })).toBeFocused();
    await board.keyboard.press('Enter');
    await expectSent(board, `Pedido ${number}: no vino nadie`);
    await expectGone(board, number);
    await expect(page.getByText(/Nadie vino a recoger tu pedido/).first()).toBeVisible({
      timeout: 20_000,
    });
  });
  expect(await actionDetails('cocina', id, 'order.takeBack')).toEqual([
    { from: 'ready', to: 'preparing', reason: 'mistake' },
  ]);
  await close();
});
