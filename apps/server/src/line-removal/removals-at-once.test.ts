import { expect, test } from 'vitest';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { removalShop } from '../testing/removal-shop.ts';
import { whileOrderHeld, whileStockHeld } from '../testing/while-order-held.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const { setting, ask, shown, doorOrder, offer, close, askedId, answer, ledgerOf } = removalShop();
const cordero = { product_id: 4, quantity: 1, modifiers: [] };

test('of a yes and a withdrawal at once one wins, and the money follows', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await doorOrder('cash');
    await ask(id);
    const removal = await askedId(id);
    const replies = await whileOrderHeld(setting.shop, id, () =>
      Promise.all([
        answer(id, removal, 'yes', { server: setting.other }),
        close(id, 'withdrawn', removal),
      ]),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isLowered = replies[0].status === 200;
    expect((await shown(id)).waived).toBe(isLowered ? 5_990 : 0);
    expect((await ledgerOf(id))['allowances']).toBe(isLowered ? 5_990 : undefined);
  }
});

test('of a yes and a cancellation at once the end leaves nothing owed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await doorOrder('cash');
    await ask(id);
    const removal = await askedId(id);
    const path = `stores/1/orders/${id}/cancel`;
    await whileOrderHeld(setting.shop, id, () =>
      Promise.all([
        answer(id, removal, 'yes', { server: setting.other }),
        writeAsStaff(setting.shop.server, setting.marta, ['POST', path, { reason: 'other' }]),
      ]),
    );
    expect(await ledgerOf(id)).toEqual({});
    expect(await shown(id)).toMatchObject({ status: 'cancelled', removal: null });
  }
});

test('two yeses at once, on two servers, take the units off once', async () => {
  const id = await doorOrder('cash');
  await ask(id);
  const removal = await askedId(id);
  const replies = await whileOrderHeld(setting.shop, id, () =>
    Promise.all(
      [setting.shop.server, setting.other].map((server) => answer(id, removal, 'yes', { server })),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ledgerOf(id)).toMatchObject({ allowances: 5_990, clearing: 14_970 });
});

test('of two yeses at once for the last unit of a dish one gets it, on two servers', async () => {
  await setStockUnits(setting.shop.owner, 'burger', 4, 1);
  const ids = [await doorOrder('cash'), await doorOrder('cash')] as const;
  for (const id of ids) await offer(id, 0, cordero);
  const removals = [await askedId(ids[0]), await askedId(ids[1])] as const;
  const replies = await whileStockHeld(setting.shop, 4, () =>
    Promise.all([
      answer(ids[0], removals[0], 'yes'),
      answer(ids[1], removals[1], 'yes', { server: setting.other }),
    ]),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await stockUnitsLeft(setting.shop.owner, 'burger', 4)).toBe(0);
});

test('a yes with a dish at the same time as a second yes, a withdrawal or a cancellation takes its stock once or not at all', async () => {
  await setStockUnits(setting.shop.owner, 'burger', 4, 50);
  for (const rival of ['yes', 'withdrawn', 'cancel'] as const) {
    const before = await stockUnitsLeft(setting.shop.owner, 'burger', 4);
    const id = await doorOrder('cash');
    await offer(id, 0, cordero);
    const removal = await askedId(id);
    const rivals = {
      yes: () => answer(id, removal, 'yes'),
      withdrawn: () => close(id, 'withdrawn', removal),
      cancel: () =>
        writeAsStaff(setting.shop.server, setting.marta, [
          'POST',
          `stores/1/orders/${id}/cancel`,
          { reason: 'other' },
        ]),
    };
    await whileOrderHeld(setting.shop, id, () =>
      Promise.all([answer(id, removal, 'yes', { server: setting.other }), rivals[rival]()]),
    );
    const { substitutes, status } = await shown(id);
    const held = status === 'cancelled' ? 0 : substitutes.length;
    expect(await stockUnitsLeft(setting.shop.owner, 'burger', 4)).toBe((before ?? 0) - held);
  }
});
