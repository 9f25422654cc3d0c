import type { TenantId } from '@comanda/domain/ids.ts';
import { defaultOrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import { defaultOperations } from '@comanda/domain/tenant/operations.ts';
import { expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { brandDraftShop, draftCalls, setLook, setRule } from '../testing/brand-draft-shop.ts';
import { orderPayload, placeTestOrder, postTestOrder } from '../testing/shopper.ts';
import { createTestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = brandDraftShop();
const { read, draft, save, publish, restore } = draftCalls(shop, 'rules');
const look = draftCalls(shop, 'look');
const burger = 'burger' as TenantId;

const published = async (server = shop.server) => server.deps.menus.tenant(burger);
const fileSettings = async (): Promise<AnyJson> => {
  const rows = await shop.owner.rows<{ content: string }>(
    'burger',
    `select content from tenant_sources where path = 'settings.json'`,
  );
  return JSON.parse(rows[0]?.content ?? '{}');
};
const notAuthorized = { code: 1006 };

test('a service fee is drafted and published, and an order pays it on every server', async () => {
  const before = await fileSettings();
  expect((await save([setRule('serviceFee', 500)])).status).toBe(200);
  expect((await published())?.settings.serviceFee).toBe(0);
  expect((await publish()).status).toBe(200);
  for (const server of [shop.server, shop.other]) {
    await expect.poll(async () => (await published(server))?.settings.serviceFee).toBe(500);
    const payload = orderPayload({ expected_total: 6_990 });
    const placed = await placeTestOrder(server, shop.guest, payload, crypto.randomUUID());
    expect(placed).toMatchObject({ total: 6_990 });
  }
  const late = await postTestOrder(
    shop.server,
    shop.guest,
    orderPayload({ expected_total: 6_490 }),
    crypto.randomUUID(),
  );
  expect(late.status).toBe(422);
  expect(await fileSettings()).toEqual({ ...before, serviceFee: 500 });
});

test('a limit that only the server reads is published, and ends with its default', async () => {
  const operations = async () => (await published(shop.other))?.operations;
  const hourly = 'orderLimits/perBuyer/ordersPerHour';
  await save([setRule(hourly, 4), setRule('latePayments', 'keep')]);
  await publish();
  await expect.poll(async () => (await operations())?.orderLimits.perBuyer.ordersPerHour).toBe(4);
  const other = await operations();
  expect(other).toMatchObject({
    latePayments: 'keep',
    courierTolerancePercent: defaultOperations.courierTolerancePercent,
    orderLimits: { perNetwork: defaultOrderLimits.perNetwork },
  });
  await save([setRule('orderLimits', null), setRule('latePayments', null)]);
  await publish();
  await expect.poll(operations).toEqual({
    ...other,
    latePayments: defaultOperations.latePayments,
    orderLimits: defaultOrderLimits,
  });
  expect(await fileSettings()).not.toHaveProperty('orderLimits');
});

test('what the folder would refuse is named by its rule, and nothing is published', async () => {
  await save([
    setRule('tipPresets', [5, 5]),
    setRule('loyaltyProgram', true),
    setRule('loyaltyProgramParams', null),
  ]);
  const { body } = await read('brand/rules/check');
  const named = body.problems.map(({ list, field }: AnyJson) => `${list} ${field}`);
  expect(named).toContain('rules tipPresets');
  const before = await published();
  expect((await publish()).status).toBe(422);
  expect((await published())?.settings).toEqual(before?.settings);
  await shop.owner.rows('burger', 'delete from brand_draft_edits');
  await save([setRule('loyaltyProgram', true), setRule('loyaltyProgramParams', null)]);
  expect((await read('brand/rules/check')).body.problems).toMatchObject([
    { list: 'rules', id: 1, field: 'loyaltyProgramParams' },
  ]);
});

test('crew, a manager and another brand get nothing of the rules, and no other setting is one', async () => {
  const crew = await createTestStaff(shop.server, { role: 'crew' });
  const sushi = await createTestStaff(shop.server, { tenant: 'sushi', role: 'owner' });
  const { version, files } = await draft();
  expect(files.map(({ path }: AnyJson) => path)).toEqual(['settings.json']);
  expect(JSON.parse(files[0].content)).not.toHaveProperty('commerceName');
  const body = { based_on: version, revision: 0, note: '' };
  for (const who of [shop.rival, crew]) {
    for (const call of ['draft', 'check', 'versions'])
      expect((await read(`brand/rules/${call}`, who)).body).toMatchObject(notAuthorized);
    expect((await save([setRule('serviceFee', 1)], { who })).body).toMatchObject(notAuthorized);
    const tried = await writeAsStaff(shop.server, who, ['POST', 'brand/rules/versions', body]);
    expect(tried.body).toMatchObject(notAuthorized);
  }
  expect((await read('brand/rules/draft', sushi)).status).toBe(404);
  for (const field of ['kitchenUrl', 'commerceName', 'survey'])
    expect((await save([setRule(field, null)])).status).toBe(422);
  expect((await draft()).edits).toEqual([]);
});

test('the look and the rules are published one without the other', async () => {
  await save([setRule('maxDaysAvailableFutureOrder', 3)]);
  await look.save([setLook('settings', 'description', 'Hamburguesas a la leña')]);
  expect((await look.publish()).status).toBe(200);
  const first = await fileSettings();
  expect(first.description).toBe('Hamburguesas a la leña');
  expect(first.maxDaysAvailableFutureOrder).not.toBe(3);
  const { body } = await publish();
  expect(await fileSettings()).toEqual({ ...first, maxDaysAvailableFutureOrder: 3 });
  await save([setRule('maxDaysAvailableFutureOrder', 5)]);
  await publish();
  expect((await restore(body.version)).status).toBe(200);
  expect(await fileSettings()).toEqual({ ...first, maxDaysAvailableFutureOrder: 3 });
  await expect
    .poll(async () => (await published(shop.other))?.settings.maxDaysAvailableFutureOrder)
    .toBe(3);
});
