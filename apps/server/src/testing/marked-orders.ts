import type { AnyJson } from './any-json.ts';
import type { DeliveryTestShop } from './delivery-shop.ts';
import { markedAddress, markedPerson, markedTaxId } from './marked-person.ts';
import {
  burgerLine,
  deliveryOrderPayload,
  type Guest,
  orderPayload,
  placeTestOrder,
} from './shopper.ts';

const typed = {
  ...markedPerson,
  dispatch_note: 'reja Zorzal',
  items_attributes: [{ ...burgerLine, instructions: 'sin sal para Zorzal' }],
  checkout_answers: [
    { checkout_question_id: 7, answer: markedTaxId },
    { checkout_question_id: 8, answer: 'para Zorzal' },
  ],
};

/** Pays a marked order with Webpay and shows it to the kitchen. */
export async function payMarkedOrder(
  shop: DeliveryTestShop,
  person: Guest,
  dispatch: 'delivery' | 'pickup',
): Promise<string> {
  const draft: AnyJson =
    dispatch === 'delivery' ? deliveryOrderPayload({ address: markedAddress }) : orderPayload();
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

/**
 * Ends a marked delivery by its courier: the rider has a name, a phone and a tracking page until
 * then.
 */
export async function deliverMarkedOrder(shop: DeliveryTestShop, orderId: string): Promise<void> {
  await shop.runJobs('dispatch-delivery', orderId);
  for (const status of ['preparing', 'ready']) await shop.setKitchenStatus(orderId, status);
  for (let state = ''; state !== 'delivered';) {
    state = await shop.advanceRider('uber', orderId);
    await shop.advanceClock(1);
    await shop.runDeliveryJobs(orderId);
  }
}
