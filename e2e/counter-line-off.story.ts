import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { acceptOrder, expectIn, openTablet, openTicket } from './support/board.ts';
import { actionDetails } from './support/counter.ts';
import { orders } from './support/country-orders.ts';
import { mailTo } from './support/mailbox.ts';
import { orderDeliveryAtCounter } from './support/order-at-counter.ts';
import { test } from './support/story.ts';

test.slow();

const [dish, other] = orders.cocina.products;
const substitute = 'Shuco de la Sexta';
const option = 'Longaniza';

/** Asks on the ticket whether one unit of the first dish may be taken off. */
async function askFor(board: Page, number: string) {
  await board.getByRole('button', { name: 'Falta un plato' }).click();
  const dialog = board.getByRole('dialog', { name: `Falta un plato del pedido ${number}` });
  await dialog.getByRole('button', { name: `Más: ${dish}` }).click();
  await expectAccessible(board, 'the dishes that may be taken off');
  await dialog.getByRole('button', { name: 'Solo quitar' }).click();
  await expect(dialog.getByText(/El cliente paga Q.* menos al recibir\./)).toBeVisible();
  await expectAccessible(board, 'the money of a dish that is taken off');
  await dialog.getByRole('button', { name: 'Preguntarle al cliente' }).click();
  await expect(board.getByText('Espera respuesta del cliente')).toBeVisible();
}

/** Offers on the ticket a dearer dish, found by its name, in place of the second dish. */
async function offer(board: Page, number: string) {
  await board.getByRole('button', { name: 'Falta un plato' }).click();
  const dialog = board.getByRole('dialog', { name: `Falta un plato del pedido ${number}` });
  await dialog.getByRole('button', { name: `Más: ${other}` }).click();
  await dialog.getByRole('button', { name: 'Ofrecer otro plato' }).click();
  const nearest = dialog.getByRole('list', { name: 'De precio parecido' });
  await expect(nearest.getByRole('button')).toHaveCount(6);
  await expect(nearest.getByText(other)).toBeHidden();
  await expectAccessible(board, 'the dishes that may be offered');
  await dialog.getByRole('searchbox', { name: 'Buscar un plato' }).fill('shuco');
  await dialog.getByRole('button', { name: substitute }).click();
  await expect(dialog.getByText(/^Elige las opciones/)).toBeVisible();
  await dialog.getByRole('group').getByRole('button', { name: option }).click();
  await expect(dialog.getByText(/^Cuesta Q.* más: los pone el local/)).toBeVisible();
  await expectAccessible(board, 'the options of a dish that is offered');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByRole('button', { name: 'Preguntarle al cliente' }).click();
  await expect(board.getByText('Espera respuesta del cliente')).toBeVisible();
}

test('a dish is missing: the shopper says no, then yes on the order page, and pays less at the door', async ({
  page,
  browser,
  baseURL,
}) => {
  const tablet = { brand: 'cocina', role: 'manager' } as const;
  const { board, close } = await openTablet(browser, baseURL, tablet);
  const { id, number } = await orderDeliveryAtCounter(page, baseURL);
  await expectIn(board, number, 'Nuevos');
  await acceptOrder(board, number);
  await openTicket(board, number);
  const question = page.getByRole('region', { name: 'Falta algo en tu pedido' });

  await test.step('no, by the keyboard: the store is to call', async () => {
    await askFor(board, number);
    await expect(question.getByText(`Se acabó esto de tu pedido: 1 × ${dish}.`)).toBeVisible({
      timeout: 20_000,
    });
    await expectAccessible(page, 'the question about a missing dish');
    await question.getByRole('button', { name: 'No, prefiero otra cosa' }).focus();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('heading', { name: '¿Qué prefieres?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(board.getByText('Dijo que no: quiere que lo llames')).toBeVisible({
      timeout: 20_000,
    });
  });

  await test.step('asked again, yes: the dish is struck through and less is paid', async () => {
    await askFor(board, number);
    await board.getByRole('link', { name: 'Pedidos', exact: true }).click();
    await question.getByRole('button', { name: 'Sí, está bien' }).click({ timeout: 20_000 });
    await expect(page.getByText('Listo, lo quitamos de tu pedido.')).toBeVisible();
    await expect(question).toBeHidden();
    const bar = board.getByRole('link', {
      name: new RegExp(`^Respondieron por lo que falta en el pedido ${number}`),
    });
    await expect(bar).toBeVisible({ timeout: 20_000 });
    await expectAccessible(board, 'the board with an answer that nobody has seen');
    await bar.press('Enter');
    await expect(bar).toBeHidden();
    await expect(page.getByText('Quitado del pedido').first()).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'an order with a dish taken off');
    await expect(board.getByText('El cliente dijo que sí')).toBeVisible({ timeout: 20_000 });
    await expect(board.getByText('1 quitado').first()).toBeVisible();
    await expectAccessible(board, 'a ticket with a dish taken off');
    await expect
      .poll(() => actionDetails('cocina', id, 'removal.see'), { timeout: 20_000 })
      .toHaveLength(2);
  });

  await test.step('another dish in, dearer: the shopper says yes and pays the same', async () => {
    await offer(board, number);
    await expect(
      question.getByText(`En su lugar, el restaurante te ofrece: 1 × ${substitute} (${option}).`),
    ).toBeVisible({ timeout: 20_000 });
    await expect(
      question.getByText(/esa diferencia la pone el restaurante: pagas lo mismo/),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page, 'the offer of another dish');
    await question.getByRole('button', { name: 'Sí, está bien' }).click();
    await expect(page.getByText('Listo, lo cambiamos en tu pedido.')).toBeVisible();
    await expect(page.getByText(substitute)).toBeVisible();
    const dishes = board.getByRole('region', { name: 'Platos' });
    await expect(dishes.getByText(substitute)).toBeVisible({ timeout: 20_000 });
    await expect(dishes.getByText('Cambio', { exact: true })).toBeVisible();
    await expectAccessible(board, 'a ticket with another dish');
  });

  await mailTo(orders.cocina.person.email, new RegExp(`Falta algo en tu pedido ${number}`));
  expect(await actionDetails('cocina', id, 'removal.ask')).toHaveLength(3);
  await close();
});
