import { expect } from '@playwright/test';
import { acceptOrder, expectIn, press } from '../support/board.ts';
import { expectFitsTheCounter } from '../support/counter-sizes.ts';
import { openCounter } from '../support/counter.ts';
import { counterStore, placePickupAtCounter } from '../support/order-at-counter.ts';
import { test } from '../support/story.ts';

test.slow();

test('a cook finds an open order by its number, and a finished one by name, and opens its ticket', async ({
  browser,
  baseURL,
}) => {
  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const counter = await tablet.newPage();
  await openCounter(counter, baseURL, {
    brand: 'cocina',
    role: 'crew',
    storeIds: [counterStore.id],
  });
  const { number, code } = await placePickupAtCounter();
  const section = counter
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Buscar' });
  const found = counter.getByRole('main').getByRole('link', { name: `Pedido ${number}` });

  await test.step('the open order', async () => {
    await expectIn(counter, number, 'Nuevos');
    await section.click();
    await expect(found).toHaveCount(0);
    await counter.getByRole('searchbox').fill(number);
    await expect(found).toContainText('Nuevo');
    await expectFitsTheCounter(counter, 'orders that were found');
  });

  await test.step('the same order once it ended', async () => {
    await counter.getByRole('link', { name: 'Pedidos', exact: true }).click();
    await acceptOrder(counter, number);
    await expectIn(counter, number, 'En cocina');
    await press(counter, 'Listo', number);
    await expectIn(counter, number, 'Listos');
    await press(counter, 'Entregar', number);
    const sheet = counter.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Código de 4 cifras' }).fill(code);
    await sheet.getByRole('button', { name: 'Entregar', exact: true }).click();
    await section.click();
    await expect(found, 'it is among those that ended today').toContainText('Entregado');
    await counter.getByRole('searchbox').fill('nadie se llama asi');
    await expect(counter.getByText('Nada con «nadie se llama asi».')).toBeVisible();
    await counter.getByRole('searchbox').fill('ANA LUCIA');
    await found.click();
    await expect(counter.getByRole('heading', { level: 1, name: number })).toBeVisible();
  });
  await tablet.close();
});
