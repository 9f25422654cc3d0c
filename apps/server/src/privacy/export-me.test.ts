import { allEndpoints } from '@comanda/contract/all-endpoints.ts';
import { personalExport } from '@comanda/contract/personal-export.ts';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import {
  createMarkedGuest,
  markedQuestions,
  marks,
  saveMarkedAddress,
  answerMarkedSurvey,
  createMarkedUser,
} from '../testing/marked-person.ts';
import { payMarkedOrder, placeMarkedOrder, deliverMarkedOrder } from '../testing/marked-orders.ts';
import {
  callApi,
  createUser,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';
import { createTestUser } from '../testing/test-user.ts';

let shop: DeliveryTestShop;

beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery'], { checkoutQuestions: markedQuestions });
});
afterAll(() => shop.close());

const ask = (who: Guest) =>
  fetch(`${shop.server.origin}/v1/users/me/export`, { headers: guestHeaders(who) });
const exportOf = async (who: Guest) => {
  const text = await (await ask(who)).text();
  return { text, data: v.parse(personalExport, JSON.parse(text)) };
};

test('an export is a file with everything of the caller and nothing of anybody else', async () => {
  const guest = await createMarkedGuest(shop);
  const user = await createTestUser(shop.server, { name: 'Ester Quillay', phone: '+56955544433' });
  await saveMarkedAddress(shop, guest);
  const paid = await payMarkedOrder(shop, guest, 'delivery');
  const quillay = { name: 'Ester Quillay', email: user.email };
  const placed = await placeTestOrder(shop.server, user, orderPayload(quillay));

  const answer = await ask(guest);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': expect.stringMatching(
      /^attachment; filename="burger-\d{4}-\d\d-\d\d[.]json"$/u,
    ),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const text = await answer.text();
  const data = v.parse(personalExport, JSON.parse(text));
  expect(data).toMatchObject({
    account: { id: guest.id, kind: 'guest', email: 'zorzal@example.com' },
    addresses: [{ textAddress: 'Pasaje Zorzal 4711', dispatchNote: 'timbre Zorzal' }],
    consents: [{ kind: 'emailSubscription', given: false, at: null }],
    sessions: [{ createdAt: expect.any(String) }],
    orders: [
      {
        id: paid,
        total: 7_980,
        contact: { name: 'Zorzal Canario', phone: '+56987651199' },
        dispatchNote: 'reja Zorzal',
        products: [{ instructions: 'sin sal para Zorzal' }],
        consents: { emailSubscription: false },
      },
    ],
    coupons: [],
    cards: [],
    points: [],
    answers: [],
  });
  expect(text).not.toMatch(/quillay|55544433/iu);
  expect(text).not.toContain(placed.id);
  expect(text).not.toContain(createHash('sha256').update(guest.token).digest('hex'));

  const other = await exportOf(user);
  expect(other.data).toMatchObject({ account: { kind: 'user' }, orders: [{ id: placed.id }] });
  expect(other.text).not.toMatch(new RegExp(marks, 'iu'));
});

test('an export has what lies in every place of a person', async () => {
  const user = await createMarkedUser(shop);
  expect((await exportOf(user)).data.cart).toMatchObject({
    localShoppingCart: [{ instructions: 'Zorzal en el carro' }],
  });
  const id = await payMarkedOrder(shop, user, 'delivery');
  await deliverMarkedOrder(shop, id);
  await answerMarkedSurvey(shop, user, id);
  await shop.owner.rows(
    'burger',
    `insert into coupon_uses (tenant_id, order_id, code, typed_code, name, user_id, is_counted,
      used_at, returned_at)
      values ('burger', $1, 'AMIGO', 'AMIGO7', 'Un amigo', $2, false, now(), null),
        ('burger', $2, 'OLD', 'OLD', 'x', $2, false, now(), now())`,
    [id, user.id],
  );
  const { text, data } = await exportOf(user);
  const taken = data.points.map(({ kind, points, reason }) => [kind, points, reason]);
  expect(taken).toEqual([['grant', 300, 'Zorzal got another dish']]);
  expect(data.coupons).toMatchObject([{ code: 'AMIGO7', name: 'Un amigo', orderId: id }]);
  expect(data).toMatchObject({
    account: { name: 'Zorzal Canario', kind: 'user', points: { available: 300 } },
    addresses: [{ description: 'casa Zorzal' }],
    earlierEmails: [{ email: 'old.zorzal@example.com' }],
    pushSubscriptions: [{ service: 'push.example.com' }],
    sessions: [{ browser: 'Chrome', system: 'Android' }],
    answers: [{ id, comment: 'saludos de Zorzal' }],
    orders: [{ id, rider: { status: 'COMPLETED' }, checkoutAnswers: [{ answer: '12345679' }, {}] }],
  });
  expect(text).not.toContain('push.example.com/zorzal');
});

test('a history of several pages is exported whole, newest order first', async () => {
  const guest = await createMarkedGuest(shop);
  const first = await placeMarkedOrder(shop, guest);
  await shop.owner.rows(
    'burger',
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('number', 100000 + n,
      'id', gen_random_uuid()))).*
      from orders o, generate_series(1, 120) n where o.id = $1`,
    [first],
  );
  const ids = (await exportOf(guest)).data.orders.map(({ id }) => id);
  expect(ids).toHaveLength(121);
  expect(new Set(ids)).toContain(first);
  expect(ids).toEqual([...ids].toSorted().toReversed());
});

test('a person makes three exports in 24 hours, also with parallel calls, and is told when the next one may be made', async () => {
  const { body } = await createUser(shop.server);
  const guest = { ...body, tenant: 'burger' };
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const answer = await ask(guest);
      await answer.text();
      return answer.status;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 200, 200, ...Array.from({ length: 9 }, () => 429)]);
  const refused = await callApi(shop.server, allEndpoints.exportMe.path, {
    headers: guestHeaders(guest),
  });
  expect(refused.body).toMatchObject({ code: 1042, metadata: { seconds: 24 * 60 * 60 } });
  const now = shop.server.deps.clock();
  shop.server.setClock(now + 23 * 3_600_000);
  expect((await ask(guest)).headers.get('retry-after')).toBe('3600');
  shop.server.setClock(now + 24 * 3_600_000 - 1);
  expect((await ask(guest)).status).toBe(429);
});
