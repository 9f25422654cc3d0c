import { vi } from 'vitest';
import { createLog } from '../platform/create-log.ts';
import { silentLog } from '../platform/log.ts';
import type { AnyJson } from './any-json.ts';
import type { DeliveryTestShop } from './delivery-shop.ts';
import {
  burgerLine,
  callApi,
  createUser,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from './shopper.ts';

/** Values that a shopper types. Each contains one of {@link marks}, which no other text of a test contains. */
export const markedPerson = {
  name: 'Zorzal Canario',
  email: 'zorzal@example.com',
  phone: '87651199',
};
const address = {
  text_address: 'Pasaje Zorzal 4711',
  city: 'Zorzalillo',
  apartment_details: 'Depto Zorzal',
  dispatch_note: 'timbre Zorzal',
  latitude: -33.451_973,
  longitude: -70.601_973,
  postal_code: '7654177',
  neighbourhood: 'Villa Zorzal',
};
/** A regular expression, without case. */
export const marks = 'zorzal|87651199|-33[.]451973|-70[.]601973|7654177';
/** The tax id of the person, which an erasure keeps. */
export const markedTaxId = '12345679';

/** Questions of the store, which the marked orders answer. */
export const markedQuestions = [
  { id: 7, question: 'NIT', kind: 'nit', required: false },
  { id: 8, question: '¿Para quién?', kind: 'text', required: false },
] as const;

const typed = {
  ...markedPerson,
  dispatch_note: 'reja Zorzal',
  items_attributes: [{ ...burgerLine, instructions: 'sin sal para Zorzal' }],
  checkout_answers: [
    { checkout_question_id: 7, answer: markedTaxId },
    { checkout_question_id: 8, answer: 'para Zorzal' },
  ],
};

export async function createMarkedGuest(shop: DeliveryTestShop): Promise<Guest> {
  const { body } = await createUser(shop.server, markedPerson);
  const guest = { id: body.id, token: body.token, tenant: 'burger' };
  await saveMarkedAddress(shop, guest);
  return guest;
}

export async function saveMarkedAddress(shop: DeliveryTestShop, person: Guest): Promise<void> {
  const { status, body } = await callApi(shop.server, '/v1/addresses', {
    method: 'POST',
    headers: guestHeaders(person),
    body: { address: { ...address, description: 'casa Zorzal' } },
  });
  if (status !== 201) throw new Error(`the address was not kept: ${JSON.stringify(body)}`);
}

/** Pays a marked order with Webpay and shows it to the kitchen. */
export async function payMarkedOrder(
  shop: DeliveryTestShop,
  person: Guest,
  dispatch: 'delivery' | 'pickup',
): Promise<string> {
  const draft: AnyJson =
    dispatch === 'delivery' ? deliveryOrderPayload({ address }) : orderPayload();
  const body = {
    ...draft,
    order: { ...draft.order, ...typed, payment_method: 'online' },
    online_payment: true,
  };
  const made = await placeTestOrder(shop.server, person, body, crypto.randomUUID());
  const { body: started } = await shop.start(person, made.id);
  await shop.returnFromProvider(await shop.actOnPage(started.next.fields.token_ws, 'pay'));
  await shop.runJobs('notify-kitchen', made.id);
  return made.id;
}

/** Places a marked order that is picked up and paid in cash, and shows it to the kitchen. */
export async function placeMarkedOrder(shop: DeliveryTestShop, person: Guest): Promise<string> {
  const draft: AnyJson = orderPayload();
  const body = { ...draft, order: { ...draft.order, ...typed } };
  const made = await placeTestOrder(shop.server, person, body, crypto.randomUUID());
  await shop.advanceClock(60);
  await shop.runJobs('notify-kitchen', made.id);
  return made.id;
}

/** Ends a marked delivery by its courier: the rider has a name, a phone and a tracking page until then. */
export async function deliverMarkedOrder(shop: DeliveryTestShop, orderId: string): Promise<void> {
  await shop.runJobs('dispatch-delivery', orderId);
  for (const status of ['preparing', 'ready']) await shop.setKitchenStatus(orderId, status);
  for (let state = ''; state !== 'delivered';) {
    state = await shop.advanceRider('uber', orderId);
    await shop.advanceClock(1);
    await shop.runDeliveryJobs(orderId);
  }
}

/** Returns every line that the log of production would write from now on. */
export function captureLog(): string[] {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(silentLog, level).mockImplementation((facts, message) => log[level](facts, message));
  return lines;
}
