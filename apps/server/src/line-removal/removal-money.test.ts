import { expect, test } from 'vitest';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { pageSteps } from '../testing/page-steps.ts';
import { reasonOf, removalShop, threeBurgers } from '../testing/removal-shop.ts';
import { burgerLine, callApi, lastOnesLine } from '../testing/shopper.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const {
  setting,
  runPaymentJobs,
  moveBySystem,
  inKitchen,
  ask,
  shown,
  ticketOf,
  read,
  doorOrder,
  webpayOrder,
  askedId,
  answer,
  ledgerOf,
} = removalShop();
const getnet = pageSteps(() => setting.shop, {
  name: 'getnet',
  slug: 'getnet',
  emulator: 'getnet',
  tokenOf: ({ action }) => action.split('/').at(-1) ?? '',
});

test.each(['cash', 'card'] as const)(
  'an order to be paid at the door by %s is lowered after the shopper’s yes: less is collected, and the books are equal to the unit',
  async (method) => {
    const id = await doorOrder(method, { cash_amount: method === 'cash' ? 21_000 : null });
    expect(await read(`/v1/counter/stores/1/orders/${id}/removal`)).toMatchObject({
      way: 'due',
      lines: [{ quantity: 3, units: [5_990, 5_990, 5_990] }],
    });
    expect((await ask(id)).status).toBe(200);
    expect(await shown(id)).toMatchObject({
      removal: { amount: 5_990, way: 'due', lines: [{ name: 'Brasa Clásica', quantity: 1 }] },
      ...{ waived: 0, removedUnits: [0], total: 20_960 },
    });
    expect((await ticketOf(id)).payment.toCollect).toBe(20_960);
    const said = await answer(id, await askedId(id), 'yes');
    expect(said.body).toMatchObject({ removal: null, waived: 5_990, removedUnits: [1] });
    const { payment, card, removedUnits, tip } = await ticketOf(id);
    expect(payment).toMatchObject({ toCollect: 14_970, change: method === 'cash' ? 6_030 : null });
    expect({ removedUnits, tip }).toEqual({ removedUnits: [1], tip: 1_000 });
    expect(card).toMatchObject({ toCollect: 14_970, itemCount: 2 });
    expect(card.lines).toMatchObject([{ quantity: 2, removed: 1 }]);
    for (const status of ['ready', 'inTransit', 'completed']) await moveBySystem(id, status);
    const { clearing: _none, ...books } = await ledgerOf(id);
    expect(books).toEqual({
      ...{ [method]: 14_970, allowances: 5_990 },
      ...{ sales: -17_970, delivery: -1_990, driver_tips: -1_000 },
    });
    expect(_none).toBeUndefined();
    const refund = await callApi(setting.shop.server, `/v1/counter/orders/${id}/refund`, {
      headers: setting.marta.headers,
    });
    expect(refund.body).toMatchObject({ left: 14_970, returned: 0 });
    expect(refund.body.lines[0].units).toHaveLength(2);
  },
);

test('a yes to an order paid by Webpay sends the price of the units back, once', async () => {
  const { id, ref } = await webpayOrder();
  await ask(id);
  const removal = await askedId(id);
  expect((await shown(id)).removal.way).toBe('provider');
  for (const server of [setting.shop.server, setting.other, setting.shop.server])
    expect((await answer(id, removal, 'yes', { server })).status).toBe(200);
  await runPaymentJobs(id);
  expect(await setting.shop.sandbox.truth(ref)).toMatchObject({
    captured: 17_970,
    refunded: 5_990,
  });
  expect((await shown(id)).payment.partialRefund).toMatchObject({ returned: 5_990, due: 0 });
  expect(await ledgerOf(id)).toEqual({ sales: -17_970, allowances: 5_990, online: 11_980 });
  expect(await ticketOf(id)).toMatchObject({ refundedUnits: [0], removedUnits: [1] });
});

test('a method that gives back only the whole has the store give the part back by hand, in the books', async () => {
  const { id } = await setting.shop.order(setting.camila, {
    payment_method: 'getnet',
    ...threeBurgers,
  });
  const { token, ref, attemptId } = await getnet.start(setting.camila, id);
  await getnet.comeBack(await getnet.press(token, 'pay'));
  await inKitchen(id);
  await ask(id);
  expect((await shown(id)).removal.way).toBe('hand');
  await answer(id, await askedId(id), 'yes');
  await getnet.runJobs(attemptId);
  expect(await setting.shop.sandbox.truth(ref)).toMatchObject({ captured: 17_970, refunded: 0 });
  expect((await shown(id)).payment.partialRefund).toMatchObject({ byHand: 5_990 });
  expect(await ledgerOf(id)).toEqual({
    ...{ sales: -17_970, allowances: 5_990 },
    ...{ online: 17_970, outside: -5_990 },
  });
});

test('a yes after staff refunded the same units gives no money twice', async () => {
  const { id, ref } = await webpayOrder();
  await ask(id, { lines: [{ line: 0, quantity: 2 }], amount: 11_980 });
  const removal = await askedId(id);
  const lines = [{ line: 0, quantity: 2 }];
  const refund = { part: 'lines', lines, amount: 11_980, reason: 'missing' };
  await writeAsStaff(setting.shop.server, setting.marta, ['POST', `orders/${id}/refund`, refund]);
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([422, 'unknownUnits']);
  await runPaymentJobs(id);
  expect(await setting.shop.sandbox.truth(ref)).toMatchObject({ refunded: 11_980 });
});

test.each([
  ['ran out', 'soldOut', 5],
  ['was not wanted any more', 'shopperAsked', 6],
] as const)(
  'a unit that %s goes back to the stock only if it can be sold, and the end of the order releases it no second time',
  async (_name, reason, expected) => {
    await setStockUnits(setting.shop.owner, 'burger', 4, 6);
    const items_attributes = [burgerLine, lastOnesLine(1)];
    const id = await doorOrder('cash', { items_attributes, expected_total: 20_970 });
    expect(await stockUnitsLeft(setting.shop.owner, 'burger', 4)).toBe(5);
    const lines = [{ line: 1, quantity: 1 }];
    await ask(id, { lines, amount: 12_990, reason });
    await answer(id, await askedId(id), 'yes');
    expect(await stockUnitsLeft(setting.shop.owner, 'burger', 4)).toBe(expected);
    const path = `stores/1/orders/${id}/cancel`;
    await writeAsStaff(setting.shop.server, setting.marta, [
      'POST',
      path,
      { reason: 'shopperAsked' },
    ]);
    expect(await stockUnitsLeft(setting.shop.owner, 'burger', 4)).toBe(expected);
    expect(await ledgerOf(id)).toEqual({});
  },
);
