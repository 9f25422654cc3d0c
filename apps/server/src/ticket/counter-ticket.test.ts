import type { StoreId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { tomorrowAtOne } from '../testing/future-orders.ts';
import { noon } from '../testing/order-server.ts';
import { openPaymentTestShop, type PaymentTestShop } from '../testing/payment-shop.ts';
import { paymentSteps } from '../testing/payment-steps.ts';
import {
  burgerLine,
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';
import { releaseToStore } from '../testing/release-to-store.ts';

let shop: PaymentTestShop;
let camila: Guest;
let cook: TestStaff;
let manager: TestStaff;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger', 'sushi'], {
    futureOrdersEnabled: true,
    checkoutQuestions: [
      { id: 7, question: 'NIT para la factura', kind: 'nit', required: false },
      { id: 8, question: '¿Cumples años?', kind: 'text', required: false },
      { id: 9, question: '¿Qué no puedes comer?', kind: 'allergy', required: false },
    ],
  });
  camila = await createTestGuest(shop.server);
  cook = await createTestStaff(shop.server);
  manager = await createTestStaff(shop.server, { role: 'manager' });
});
afterAll(() => shop.close());

const ticketFor = ({ headers }: TestStaff, id: string) =>
  callApi(shop.server, `/v1/counter/orders/${id}`, { headers });
const ticketOf = async (id: string, who = cook): Promise<AnyJson> =>
  (await ticketFor(who, id)).body;
const move = async (id: string, step: string, body: object = {}): Promise<void> => {
  const path = `stores/1/orders/${id}/${step}`;
  const answer = await writeAsStaff(shop.server, cook, ['POST', path, body]);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const print = (who: TestStaff, id: string, copy: string, key?: string) =>
  writeAsStaff(shop.server, who, ['POST', `orders/${id}/prints`, { copy }], key);
const newOrder = (body: object = orderPayload()): Promise<AnyJson> =>
  placeTestOrder(shop.server, camila, body, crypto.randomUUID());

const release = (id: string) => releaseToStore(shop.server, { id });

const twoBurgers = {
  ...burgerLine,
  quantity: 2,
  instructions: ' Soy alérgico al maní ',
  modifiers: [...burgerLine.modifiers, { id: 20, group_id: 2, quantity: 2, action: 'add' }],
};
const door = {
  text_address: 'Los Aromos 123',
  city: 'Ñuñoa',
  apartment_details: 'Depto 45',
  dispatch_note: 'timbre malo',
  latitude: -33.45,
  longitude: -70.6,
};

test('what a shopper must not eat stands on the card before its dishes, and the ticket names the kind of its answer', async () => {
  const { id } = await newOrder(
    orderPayload({
      items_attributes: [{ ...burgerLine, instructions: 'Sin cebolla' }],
      checkout_answers: [
        { checkout_question_id: 8, answer: 'Sí, hoy' },
        { checkout_question_id: 9, answer: 'Nada con maní' },
      ],
    }),
  );
  await release(id);
  const ticket = await ticketOf(id);
  expect(ticket.card.allergies).toEqual([{ dish: null, text: 'Nada con maní' }]);
  expect(ticket.card.lines).toMatchObject([{ name: 'Brasa Clásica', note: 'Sin cebolla' }]);
  expect(ticket.checkoutAnswers.map(({ kind }: AnyJson) => kind)).toEqual(['text', 'allergy']);
});

test('a delivery in cash has everything that the kitchen, the door and the cash need', async () => {
  const made = await newOrder(
    deliveryOrderPayload({
      items_attributes: [twoBurgers],
      address: door,
      dispatch_note: 'llamar al llegar',
      ...{ tip: 1_000, store_tip: 500, cash_amount: 30_000, expected_total: 18_770 },
      checkout_answers: [
        { checkout_question_id: 7, answer: ' 576937-K ' },
        { checkout_question_id: 8, answer: 'Sí, hoy' },
      ],
    }),
  );
  const ticket = await ticketOf(made.id);
  expect(ticket).toMatchObject({
    orderId: made.id,
    ...{ number: made.number, storeId: 1, storeName: 'Local Ñuñoa', status: 'created' },
    now: new Date(noon).toISOString(),
    createdAt: new Date(noon).toISOString(),
    promisedAt: made.estimatedAt,
    ...{ acceptedAt: null, scheduledAt: null, needsCode: false },
    dispatchMethod: 'store_delivery',
    broughtBy: 'store',
    customer: { name: 'Camila Rojas', phone: '+56987654321', email: 'camila@example.com' },
    address: {
      textAddress: 'Los Aromos 123',
      city: 'Ñuñoa',
      apartmentDetails: 'Depto 45',
      dispatchNote: 'timbre malo',
      latitude: -33.45,
      longitude: -70.6,
    },
    ...{ deliveryOption: 'deliverDoor', dispatchNote: 'llamar al llegar' },
    ...{ napkin: true, coverly: false },
    checkoutAnswers: [
      { checkoutQuestion: 'NIT para la factura', kind: 'nit', answer: '576937-K' },
      { checkoutQuestion: '¿Cumples años?', kind: 'text', answer: 'Sí, hoy' },
    ],
    products: [
      {
        name: 'Brasa Clásica',
        quantity: 2,
        instructions: 'Soy alérgico al maní',
        modifiers: [
          { name: 'Bien cocida', quantity: 1 },
          { name: 'Tocino', quantity: 2 },
        ],
      },
    ],
    payment: {
      ...{ method: 'cash', isOnline: false, toCollect: 20_270, cashAmount: 30_000, change: 9_730 },
      ...{ cardLastDigits: null, returned: 0, due: 0 },
    },
    ...{ delivery: 1_990, tip: 1_000, storeTip: 500, total: 20_270 },
    timeline: [{ status: 'created', at: new Date(noon).toISOString() }],
    ...{ actions: [], printed: { kitchen: 0, door: 0 } },
  });
});

test('no ticket and no role of the counter reads the code of an order', async () => {
  const bodies = [orderPayload(), deliveryOrderPayload()];
  for (const body of bodies) {
    const made = await newOrder(body);
    for (const role of ['crew', 'manager', 'owner'] as const) {
      const ticket = await ticketFor(await createTestStaff(shop.server, { role }), made.id);
      const known = { ...ticket.body, orderId: '', actions: [] };
      expect(Object.keys(known)).not.toContain('handOverCode');
      expect(JSON.stringify(known)).not.toContain(`"${made.handOverCode}"`);
    }
  }
});

test('a pickup paid by Webpay shows the card, collects nothing, and asks for its code', async () => {
  const { startedOrder, pay } = paymentSteps(
    () => shop,
    () => camila,
  );
  const { id, token } = await startedOrder();
  await pay(token);
  expect(await ticketOf(id)).toMatchObject({
    ...{ dispatchMethod: 'in_store', address: null, deliveryOption: null, needsCode: true },
    payment: {
      ...{ method: 'webpay', isOnline: true, status: 'completed', toCollect: 0, change: null },
      cardLastDigits: expect.stringMatching(/^\d{4}$/),
    },
    total: 5_990,
  });
  shop.server.setClock(noon);
});

test('a ticket names the instants at which an order was accepted and is wanted', async () => {
  const later = await newOrder(
    orderPayload({ payment_method: 'online' }, { online_payment: true, ...tomorrowAtOne }),
  );
  expect(await ticketOf(later.id)).toMatchObject({
    scheduledDate: '2026-11-22 13:00',
    scheduledAt: '2026-11-22T16:00:00.000Z',
  });
  const made = await newOrder();
  shop.server.setClock(noon + 60_000);
  await postAsIntegration(shop.server, `/v1/integrations/orders/${made.id}/status`, {
    status: 'preparing',
  });
  expect(await ticketOf(made.id)).toMatchObject({
    status: 'preparing',
    acceptedAt: new Date(noon + 60_000).toISOString(),
    timeline: [{ status: 'created' }, { status: 'preparing' }],
  });
  shop.server.setClock(noon);
});

test('an order of another store or brand is not found, and neither is its paper', async () => {
  const made = await newOrder();
  const elsewhere = await createTestStaff(shop.server, { storeIds: [2 as StoreId] });
  const stranger = await createTestStaff(shop.server, { role: 'owner', tenant: 'sushi' });
  for (const who of [elsewhere, stranger]) {
    expect((await ticketFor(who, made.id)).status).toBe(404);
    expect((await print(who, made.id, 'kitchen')).status).toBe(404);
  }
  expect((await ticketFor(cook, crypto.randomUUID())).status).toBe(404);
  expect((await print(cook, crypto.randomUUID(), 'door')).status).toBe(404);
});

test('each paper of a kind has the next number, also of two tablets at once; a repeated call has its own again', async () => {
  const made = await newOrder();
  const other = await createTestStaff(shop.server);
  const copies = await Promise.all(
    Array.from({ length: 8 }, (_each, turn) => print(turn % 2 ? cook : other, made.id, 'kitchen')),
  );
  expect(copies.map(({ body }) => body.number).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await print(cook, made.id, 'door', 'paper')).body).toEqual({ copy: 'door', number: 1 });
  expect((await print(cook, made.id, 'door', 'paper')).body).toEqual({ copy: 'door', number: 1 });
  expect(await ticketOf(made.id)).toMatchObject({ printed: { kitchen: 8, door: 1 }, actions: [] });
});

test('a manager reads who did what with an order and when; crew reads none of it', async () => {
  const made = await newOrder();
  await release(made.id);
  await move(made.id, 'accept', { minutes: 20 });
  const at = new Date(shop.server.deps.clock()).toISOString();
  const steps = [
    () => move(made.id, 'start', { is_started: true }),
    () => print(cook, made.id, 'kitchen'),
    () => print(cook, made.id, 'kitchen'),
    () => move(made.id, 'ready'),
  ];
  for (const [minutes, step] of steps.entries()) {
    shop.server.setClock(Date.parse(at) + (minutes + 1) * 60_000);
    await step();
  }
  const nothing = { rejectReason: null, refundReason: null, withoutCode: null, amount: null };
  const { actions } = await ticketOf(made.id, manager);
  expect(actions).toMatchObject([
    {
      ...{ kind: 'order.accept', staffName: 'Rosa Pinto', at, ...nothing },
      readyAt: new Date(Date.parse(at) + 20 * 60_000).toISOString(),
    },
    { kind: 'order.start', isStarted: true, ...nothing },
    { kind: 'order.print', copy: 'kitchen', copyNumber: 1, ...nothing },
    { kind: 'order.print', copy: 'kitchen', copyNumber: 2 },
    { kind: 'order.ready', readyAt: null },
  ]);
  expect(await ticketOf(made.id)).toMatchObject({ actions: [], printed: { kitchen: 2 } });
  shop.server.setClock(noon);
});

test('a rejected order and a refund name their reasons, and the ticket carries the card by which the board moves the order', async () => {
  const made = await newOrder();
  expect(await ticketOf(made.id)).toMatchObject({ card: null });
  await release(made.id);
  expect(await ticketOf(made.id)).toMatchObject({
    card: { id: made.id, column: 'new', number: made.number },
    waitMinutes: expect.any(Number),
  });
  await move(made.id, 'reject', { reason: 'soldOut' });
  const ticket = await ticketOf(made.id, manager);
  expect(ticket).toMatchObject({ status: 'cancelled', card: null });
  expect(ticket.actions).toMatchObject([{ kind: 'order.reject', rejectReason: 'soldOut' }]);
  shop.server.setClock(noon);
});

const openTickets = async (who: TestStaff, ids: readonly string[], store = 1): Promise<AnyJson> =>
  callApi(shop.server, `/v1/counter/stores/${store}/tickets?ids=${ids.join(',')}`, {
    headers: who.headers,
  });

test('one call reads the tickets of open orders for the copy of a device, as crew would read each', async () => {
  const [first, second, other] = [await newOrder(), await newOrder(), await newOrder()];
  for (const { id } of [first, second, other]) await release(id);
  await move(first.id, 'accept', { minutes: 20 });
  await print(cook, first.id, 'kitchen');
  await move(other.id, 'reject', { reason: 'soldOut' });
  const ids = [first.id, second.id, other.id, crypto.randomUUID()];
  const { status, body } = await openTickets(manager, ids);
  expect(status).toBe(200);
  const found = new Map(body.tickets.map((ticket: AnyJson) => [ticket.orderId, ticket]));
  expect([...found.keys()].toSorted()).toEqual([first.id, second.id].toSorted());
  for (const { id } of [first, second]) expect(found.get(id)).toEqual(await ticketOf(id, cook));
});

test('the tickets of another store or brand are not read, nor more than forty at once', async () => {
  const { id } = await newOrder();
  const elsewhere = await createTestStaff(shop.server, { storeIds: [2 as StoreId] });
  const stranger = await createTestStaff(shop.server, { role: 'owner', tenant: 'sushi' });
  expect((await openTickets(elsewhere, [id])).status).toBe(404);
  expect((await openTickets(stranger, [id])).body).toEqual({ tickets: [] });
  const many = Array.from({ length: 41 }, () => crypto.randomUUID());
  expect((await openTickets(cook, many)).status).toBe(422);
  expect((await openTickets(cook, many.slice(1))).body).toEqual({ tickets: [] });
  expect((await openTickets(cook, [id])).body.tickets).toHaveLength(1);
  await shop.owner.rows('burger', 'update orders set store_id = 2 where id = $1', [id]);
  expect((await openTickets(cook, [id])).body).toEqual({ tickets: [] });
});
