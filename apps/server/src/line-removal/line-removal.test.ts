import { expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { reasonOf, removalShop } from '../testing/removal-shop.ts';
import { createTestGuest } from '../testing/shopper.ts';
import { createTestStaff } from '../testing/test-staff.ts';

const { setting, moveBySystem, ask, shown, ticketOf, doorOrder, close, askedId, answer, cardOf } =
  removalShop();

test('a no changes nothing, says what the shopper wants, and lets staff ask again', async () => {
  const id = await doorOrder('cash');
  await ask(id);
  const removal = await askedId(id);
  expect((await answer(id, removal, 'call')).body).toMatchObject({ removal: null, waived: 0 });
  expect((await cardOf(id)).removal.answer).toMatchObject({ outcome: 'declined', wish: 'call' });
  expect((await answer(id, removal, 'call')).status).toBe(200);
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([409, 'answered']);
  expect((await ticketOf(id)).payment.toCollect).toBe(20_960);
  expect((await ask(id)).status).toBe(200);
});

test('staff takes a question back, or takes the units off after a call; the audit list has both', async () => {
  const id = await doorOrder('cash');
  await ask(id);
  const first = await askedId(id);
  expect((await close(id, 'withdrawn', first)).status).toBe(200);
  expect((await cardOf(id)).removal).toBeNull();
  expect(reasonOf(await answer(id, first, 'yes'))).toEqual([409, 'answered']);
  await ask(id);
  expect((await close(id, 'byPhone', await askedId(id))).status).toBe(200);
  expect(await shown(id)).toMatchObject({ removal: null, waived: 5_990, removedUnits: [1] });
  const { actions } = await ticketOf(id);
  const kinds = actions.map(({ kind }: AnyJson) => kind).toSorted();
  expect(kinds).toEqual(['removal.ask', 'removal.ask', 'removal.close', 'removal.close']);
});

test('what cannot be taken off is refused with its reason, and asks nobody', async () => {
  const id = await doorOrder('cash');
  expect(reasonOf(await ask(id, { amount: 5_000 }))).toEqual([409, 'changed']);
  const all = { lines: [{ line: 0, quantity: 3 }], amount: 17_970 };
  expect(reasonOf(await ask(id, all))).toEqual([409, 'isWhole']);
  const none = { lines: [{ line: 4, quantity: 1 }] };
  expect(reasonOf(await ask(id, none))).toEqual([422, 'unknownUnits']);
  expect((await shown(id)).removal).toBeNull();
  await ask(id);
  expect(reasonOf(await ask(id))).toEqual([409, 'isOpen']);
  const stranger = await createTestGuest(setting.shop.server);
  expect((await answer(id, await askedId(id), 'yes', { who: stranger })).status).toBe(404);
  expect((await answer(id, crypto.randomUUID(), 'yes')).status).toBe(404);
  const crew = await createTestStaff(setting.shop.server);
  expect((await ask(id, {}, { who: crew })).status).toBe(403);
});

test('an order that left the store or ended asks nothing any more', async () => {
  const id = await doorOrder('cash');
  await ask(id);
  const removal = await askedId(id);
  for (const status of ['ready', 'inTransit']) await moveBySystem(id, status);
  expect((await shown(id)).removal).toBeNull();
  expect(reasonOf(await answer(id, removal, 'yes'))).toEqual([409, 'tooLate']);
  expect((await ask(id)).status).toBe(409);
});
