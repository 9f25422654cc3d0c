import { minuteMs } from '@comanda/domain/duration.ts';
import { expect, test } from 'vitest';
import { noon } from '../testing/order-server.ts';
import { printerShop } from '../testing/printer-shop.ts';
import { callApi } from '../testing/shopper.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const { shop, later, write, place, star, arrived, move, shownPrinter, staff } = printerShop();

test('a cancelled order is not printed any more, and one that was printed gets a paper that says so', async () => {
  const printer = await star();
  const order = await arrived();
  await move(order, 'reject', { reason: 'closing' });
  expect(await printer.poll()).toEqual({ jobReady: false });

  const printed = await arrived();
  const { jobToken } = await printer.poll();
  await printer.take(jobToken);
  await printer.confirm(jobToken);
  await move(printed, 'accept', { minutes: 10 });
  await move(printed, 'cancel', { reason: 'noIngredients' });
  const after = await printer.poll();
  const paper = await printer.take(after.jobToken);
  expect(paper.text).toContain('CANCELADO');
  expect(paper.text).not.toContain('Brasa');
});

test('a dish that came in is printed below the one that is off', async () => {
  const printer = await star({ station: 'kitchen' });
  const { id } = await arrived();
  const dish = {
    ...{ productId: 2, name: 'Papas rústicas', quantity: 1, unitPrice: 2_990, total: 2_990 },
    ...{ discount: 0, instructions: '', modifiers: [] },
  };
  const removal = {
    ...{ id: 'a', lines: [{ line: 0, quantity: 1 }], amount: 3_000, way: 'due', reason: 'soldOut' },
    ...{ staffId: 'b', askedAt: new Date(noon).toISOString(), substitute: dish },
    answer: { outcome: 'accepted', wish: null, at: new Date(noon).toISOString() },
  };
  await shop.owner.rows('burger', 'update orders set line_removals = $2 where id = $1', [
    id,
    JSON.stringify([removal]),
  ]);
  const { text } = await printer.take();
  expect(text).toMatch(/0 × Brasa[^]*1 quitado[^]*1 × Papas[^]*Cambio/);
});

test('a printer of the bar prints its categories alone, and nothing of an order without them', async () => {
  const printer = await star({ station: 'bar', category_ids: [1] });
  await arrived();
  expect((await printer.take()).text).toContain('Brasa');
  await shop.owner.rows(
    'burger',
    'update printers set category_ids = array[99], hold_until = null',
  );
  await arrived();
  later(minuteMs);
  expect((await printer.take()).status).toBe(404);
  expect(await shownPrinter()).toMatchObject({ waiting: 0 });
});

test('staff prints an order again; the second paper of a printer and of a browser says that it is a copy', async () => {
  const printer = await star();
  const order = await arrived();
  const reprint = () => write(`/${printer.id}/orders/${order.id}`, {}, staff.crew);
  await printer.take();
  await printer.confirm();
  expect((await reprint()).status).toBe(204);
  expect((await printer.take()).text).toContain('COPIA');
  await printer.confirm();
  const browser = await writeAsStaff(shop.server, staff.crew, [
    'POST',
    `orders/${order.id}/prints`,
    { copy: 'kitchen' },
  ]);
  expect(browser.body).toMatchObject({ number: 3 });
  const ticket = await callApi(shop.server, `/v1/counter/orders/${order.id}`, {
    headers: staff.boss.headers,
  });
  expect(ticket.body.printed).toEqual({ kitchen: 3, door: 0 });
  const hidden = await place();
  const path = `/${printer.id}/orders/${hidden.id}`;
  expect((await write(path, {}, staff.crew)).status).toBe(409);
});
