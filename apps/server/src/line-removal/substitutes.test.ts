import { expect, test } from 'vitest';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { reasonOf, removalShop } from '../testing/removal-shop.ts';
import { burgerLine } from '../testing/shopper.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const {
  setting,
  runPaymentJobs,
  moveBySystem,
  shown,
  ticketOf,
  doorOrder,
  webpayOrder,
  offer,
  close,
  askedId,
  answer,
  cardOf,
  ledgerOf,
} = removalShop();
const cordero = { product_id: 4, quantity: 1, modifiers: [] };

test('a cheaper dish comes in after the yes: the difference is not collected, and the kitchen reads both', async () => {
  const id = await doorOrder('cash');
  expect(reasonOf(await offer(id, 5_990))).toEqual([409, 'changed']);
  expect((await offer(id, 3_000)).status).toBe(200);
  expect((await shown(id)).removal).toMatchObject({
    ...{ amount: 3_000, way: 'due', storeBears: 0 },
    substitute: { name: 'Papas rústicas', quantity: 1, total: 2_990 },
  });
  const said = await answer(id, await askedId(id), 'yes');
  expect(said.body).toMatchObject({
    ...{ waived: 3_000, removedUnits: [1], total: 20_960 },
    substitutes: [{ line: 0, name: 'Papas rústicas', quantity: 1 }],
  });
  const { payment, card, substitutes } = await ticketOf(id);
  expect(payment.toCollect).toBe(17_960);
  expect(substitutes).toMatchObject([{ line: 0, name: 'Papas rústicas' }]);
  expect(card.lines).toMatchObject([
    { quantity: 2, removed: 1, isSubstitute: false },
    { name: 'Papas rústicas', quantity: 1, isSubstitute: true },
  ]);
  expect(card.itemCount).toBe(3);
  for (const status of ['ready', 'inTransit', 'completed']) await moveBySystem(id, status);
  expect(await ledgerOf(id)).toEqual({
    ...{ cash: 17_960, allowances: 3_000 },
    ...{ sales: -17_970, delivery: -1_990, driver_tips: -1_000 },
  });
});

test('a dearer dish costs the shopper nothing, may replace the only dish, and moves no money', async () => {
  const one = { items_attributes: [burgerLine], expected_total: 7_980 };
  const id = await doorOrder('cash', one);
  expect((await offer(id, 0, cordero)).status).toBe(200);
  expect((await shown(id)).removal).toMatchObject({ amount: 0, way: 'none', storeBears: 7_000 });
  await answer(id, await askedId(id), 'yes');
  expect(await shown(id)).toMatchObject({ waived: 0, substitutes: [{ name: 'Cordero del día' }] });
  expect((await ticketOf(id)).payment.toCollect).toBe(8_980);
  for (const status of ['ready', 'inTransit', 'completed']) await moveBySystem(id, status);
  expect(await ledgerOf(id)).toEqual({
    ...{ cash: 8_980, sales: -5_990, delivery: -1_990, driver_tips: -1_000 },
  });
});

test('a cheaper dish for an order paid by Webpay sends the difference back, once', async () => {
  const { id, ref } = await webpayOrder();
  await offer(id, 3_000);
  const removal = await askedId(id);
  for (const server of [setting.shop.server, setting.other, setting.shop.server])
    expect((await answer(id, removal, 'yes', { server })).status).toBe(200);
  await runPaymentJobs(id);
  expect(await setting.shop.sandbox.truth(ref)).toMatchObject({
    captured: 17_970,
    refunded: 3_000,
  });
  expect(await ledgerOf(id)).toEqual({ sales: -17_970, allowances: 3_000, online: 14_970 });
});

test('a dish that is not sold now, or lacks an option, is not offered', async () => {
  const id = await doorOrder('cash');
  const burger = { product_id: 1, quantity: 1, modifiers: [] };
  expect(reasonOf(await offer(id, 0, burger))).toEqual([409, 'substituteGone']);
  const [beer, unknown] = [3, 99].map((product_id) => ({ ...burger, product_id }));
  for (const dish of [beer, unknown])
    expect(reasonOf(await offer(id, 0, dish))).toEqual([409, 'substituteGone']);
  const option = { id: 10, group_id: 1, parent_id: null, quantity: 1 };
  expect((await offer(id, 0, { ...burger, modifiers: [option] })).status).toBe(200);
});

test('a dish that sold out before the yes ends the question, and the order stays as it was', async () => {
  await setStockUnits(setting.shop.owner, 'burger', 4, 1);
  const id = await doorOrder('cash');
  await offer(id, 0, cordero);
  const removal = await askedId(id);
  await setStockUnits(setting.shop.owner, 'burger', 4, 0);
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([409, 'substituteGone']);
  expect(await shown(id)).toMatchObject({ removal: null, removedUnits: [0], substitutes: [] });
  expect((await cardOf(id)).removal.answer).toMatchObject({ outcome: 'gone' });
  await setStockUnits(setting.shop.owner, 'burger', 4, 9);
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([409, 'answered']);
  expect((await offer(id, 0, cordero)).status).toBe(200);
});

test('the stock of a dish that comes in is taken at the yes, and released by a cancellation', async () => {
  await setStockUnits(setting.shop.owner, 'burger', 4, 6);
  const id = await doorOrder('cash');
  await offer(id, 0, cordero);
  expect(await stockUnitsLeft(setting.shop.owner, 'burger', 4)).toBe(6);
  expect((await close(id, 'byPhone', await askedId(id))).status).toBe(200);
  expect(await stockUnitsLeft(setting.shop.owner, 'burger', 4)).toBe(5);
  const path = `stores/1/orders/${id}/cancel`;
  await writeAsStaff(setting.shop.server, setting.marta, [
    'POST',
    path,
    { reason: 'shopperAsked' },
  ]);
  expect(await stockUnitsLeft(setting.shop.owner, 'burger', 4)).toBe(6);
});
