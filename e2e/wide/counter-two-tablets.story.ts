import { expect } from '@playwright/test';
import { cardOf, expectGone, expectIn, expectSent, openTablet, press } from '../support/board.ts';
import { placePickupAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

test('of two tablets that accept or hand over the same order one wins, the other sees how it is now; an undone tap counts for nothing', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = await Promise.all([
    openTablet(browser, baseURL, { brand: 'cocina' }),
    openTablet(browser, baseURL, { brand: 'cocina' }),
  ]);
  const { number, code } = await placePickupAtCounter();
  for (const { board } of [first, second]) await expectIn(board, number, 'Nuevos');

  const moved = second.board.getByText(
    `El pedido ${number} ya cambió en otro dispositivo. Así quedó.`,
  );

  await test.step('a tap that is undone within five seconds is never sent', async () => {
    await press(second.board, 'Aceptar', number);
    await second.board.getByRole('dialog').getByRole('button', { name: '30 min' }).click();
    await expectIn(second.board, number, 'En cocina');
    await second.board.getByRole('status').getByRole('button', { name: 'Deshacer' }).click();
    await expectIn(second.board, number, 'Nuevos');
  });

  await test.step('both accept: the first answer counts on both', async () => {
    for (const [{ board }, minutes] of [
      [first, 10],
      [second, 30],
    ] as const) {
      await press(board, 'Aceptar', number);
      await board
        .getByRole('dialog')
        .getByRole('button', { name: `${minutes} min` })
        .click();
    }
    await expectSent(second.board, `Pedido ${number} aceptado`);
    await expect(moved).toBeVisible();
    for (const { board } of [first, second]) {
      await expectIn(board, number, 'En cocina');
      await expect(cardOf(board, number)).toContainText(/^\d+\D+(9|10) min/);
    }
  });

  await test.step('both hand over: the dialog of the second closes and says that the order moved', async () => {
    await expect(moved).toBeHidden();
    await press(first.board, 'Listo', number);
    for (const { board } of [first, second]) {
      await expectIn(board, number, 'Listos');
      await press(board, 'Entregar', number);
      await board.getByRole('textbox', { name: 'Código de 4 cifras' }).fill(code);
    }
    for (const { board } of [first, second]) {
      const dialog = board.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Entregar', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expectGone(board, number);
    }
    await expect(moved).toBeVisible();
  });
  await Promise.all([first.close(), second.close()]);
});
