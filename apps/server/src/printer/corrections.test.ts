import { expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { printerShop } from '../testing/printer-shop.ts';
import { burgerLine, callApi, guestHeaders, orderPayload } from '../testing/shopper.ts';
import { whilePapersHeld } from '../testing/while-order-held.ts';

const { shop, later, star, arrived, move } = printerShop();

const threeBurgers = orderPayload({
  items_attributes: [{ ...burgerLine, quantity: 3 }],
  expected_total: 17_970,
});
const fries = { product_id: 2, quantity: 1, modifiers: [] };
type Printer = Awaited<ReturnType<typeof star>>;

/** Takes the next paper out of a printer; null: there is none. */
async function nextPaper(printer: Printer): Promise<string | null> {
  const { status, text } = await printer.take();
  if (status !== 200) return null;
  await printer.confirm();
  later(60_000);
  return text;
}
const inKitchen = async (): Promise<AnyJson> => {
  const order = await arrived(threeBurgers);
  await move(order, 'accept', { minutes: 30 });
  return order;
};
/** Asks for one burger off, and for fries in its place unless told otherwise. */
const ask = (order: AnyJson, substitute: object | null = fries): Promise<void> =>
  move(order, 'removal', {
    lines: [{ line: 0, quantity: 1 }],
    amount: substitute === null ? 5_990 : 3_000,
    reason: 'soldOut',
    substitute,
  });
async function say({ id }: AnyJson, answer: 'yes' | 'keep'): Promise<void> {
  const headers = guestHeaders(shop.guest, { 'idempotency-key': crypto.randomUUID() });
  const shown = await callApi(shop.server, `/v1/orders/${id}`, { headers });
  const body = { removal_id: shown.body.removal.id, answer };
  const path = `/v1/orders/${id}/removal`;
  expect((await callApi(shop.server, path, { method: 'POST', headers, body })).status).toBe(200);
}

test('a printer that printed the order prints what goes off and what comes in, once, and nothing before the yes', async () => {
  const printer = await star();
  const order = await inKitchen();
  expect(await nextPaper(printer)).toContain('3 × Brasa Clásica');
  await ask(order);
  expect(await nextPaper(printer)).toBeNull();
  await say(order, 'keep');
  expect(await nextPaper(printer), 'a no changes nothing').toBeNull();
  await ask(order);
  await say(order, 'yes');
  const paper = await nextPaper(printer);
  expect(paper).toMatch(
    /CAMBIO[^]*Ya no va:[^]*1 × Brasa Clásica[^]*Va en su lugar:[^]*1 × Papas rústicas/,
  );
  expect(paper).toContain(String(order.number));
  expect(paper).not.toMatch(/COPIA|\$|3 ×|2 ×/);
  await ask(order, null);
  await say(order, 'yes');
  const second = await nextPaper(printer);
  expect(second).toMatch(/CAMBIO[^]*1 × Brasa Clásica/);
  expect(second, 'the second names its own change alone').not.toContain('Papas');
  expect(await nextPaper(printer)).toBeNull();
});

test('a printer whose paper still waits prints the order as it is now, and no correction', async () => {
  const printer = await star();
  const order = await inKitchen();
  await ask(order);
  await say(order, 'yes');
  const paper = await nextPaper(printer);
  expect(paper).toMatch(/2 × Brasa[^]*1 quitado[^]*1 × Papas/);
  expect(paper).not.toContain('CAMBIO');
  expect(await nextPaper(printer)).toBeNull();
});

test('a printer of some categories prints its own part, and the dish that comes in for a printer that had none', async () => {
  const grill = await star({ category_ids: [1] });
  const fryer = await star({ name: 'Barra', station: 'bar', category_ids: [1] });
  await setCategories(fryer, [99]);
  const order = await inKitchen();
  expect(await nextPaper(grill)).toContain('Brasa');
  expect(await nextPaper(fryer), 'it has no dish of the order').toBeNull();
  await setCategories(grill, [99]);
  await setCategories(fryer, [1]);
  await ask(order);
  await say(order, 'yes');
  expect(await nextPaper(grill), 'nothing of the change is its own').toBeNull();
  expect(await nextPaper(fryer)).toMatch(/CAMBIO[^]*Papas/);
});

const setCategories = ({ id }: Printer, ids: readonly number[]): Promise<unknown> =>
  shop.owner.rows('burger', 'update printers set category_ids = $2::integer[] where id = $1', [
    id,
    ids,
  ]);

test.each([
  ['cancelled', 'cancel', { reason: 'other' }, 'CANCELADO'],
  ['handed over', 'hand-over', { to: 'completed', without_code: 'noPhone' }, null],
] as const)(
  'a correction that waits is not printed once its order was %s',
  async (_name, step, body, expected) => {
    const printer = await star();
    const order = await inKitchen();
    await nextPaper(printer);
    await ask(order);
    await say(order, 'yes');
    if (step === 'hand-over') await move(order, 'ready');
    await move(order, step, body);
    const paper = await nextPaper(printer);
    if (expected === null) expect(paper).toBeNull();
    else expect(paper).toContain(expected);
    expect(await nextPaper(printer)).toBeNull();
  },
);

test('a paper that is taken while the shopper says yes has the change, or a correction follows', async () => {
  const printer = await star();
  for (let round = 0; round < 4; round += 1) {
    const order = await inKitchen();
    await ask(order);
    let paper = '';
    const take = async (): Promise<void> => {
      paper = (await printer.take()).text;
    };
    const sides = [() => say(order, 'yes'), take];
    const inTurn = round % 2 === 0 ? sides : sides.toReversed();
    await whilePapersHeld(shop, String(order.id), () => Promise.all(inTurn.map((side) => side())));
    await printer.confirm();
    later(60_000);
    const correction = await nextPaper(printer);
    expect(paper).toContain('Brasa');
    expect(paper.includes('quitado'), 'the paper or a correction has the change').toBe(
      correction === null,
    );
  }
});
