import { randomUUID } from 'node:crypto';
import { asBuyer, type Buyer, callUntilAnswered } from './buyer.ts';
import { brandHost } from './call-server.ts';
import { inUnits } from './chaos-brands.ts';
import { type ChaosMethod, type StartRequest, startPath } from './chaos-methods.ts';
import { chooseCard, deleteOfAnother, placeOf, removeCard } from './choose-card.ts';

/**
 * One press of the pay button: the method, what every repetition sends again, and the saved card,
 * null if it uses none. `pays`: what is paid so is approved.
 */
export type Start = {
  readonly method: ChaosMethod;
  readonly request: StartRequest;
  readonly cardId: string | null;
  readonly pays: boolean;
};

/** Prepares the start of a payment. Null: the shopper has no card for it. */
export async function prepareStart(
  buyer: Buyer,
  orderId: string,
  method: ChaosMethod,
): Promise<Start | null> {
  const { savedCard } = method;
  const chosen = savedCard === null ? null : await chooseCard(buyer, savedCard);
  if (savedCard !== null && chosen === null) {
    buyer.tally.note(`no card to pay with: ${method.name}`);
    return null;
  }
  if (savedCard !== null && buyer.draw() < 0.15) await payWithAnothersCard(buyer, orderId, method);
  const card = chosen?.payable ?? null;
  const request = await method.startRequest({ ...startFacts(buyer), card });
  return { method, request, cardId: card?.id ?? null, pays: chosen?.pays ?? true };
}

const startFacts = ({ world, request }: Buyer) => ({
  sandboxUrl: world.sandbox.url,
  origin: `http://${brandHost(request.brand.id)}`,
  total: inUnits(request.brand, request.total),
  currency: request.brand.country.currency,
});

/** The card of another user must neither pay nor be deleted. */
async function payWithAnothersCard(
  buyer: Buyer,
  orderId: string,
  method: ChaosMethod,
): Promise<void> {
  if (method.savedCard === null) return;
  const other = buyer.cards.ofAnother(placeOf(buyer, method.savedCard));
  if (other === null) return;
  buyer.tally.note('tried to pay with the card of another user');
  const isPaid = await isStarted(buyer, orderId, method, other.id);
  if (isPaid) buyer.tally.note('violation: a payment with the card of another user');
  await deleteOfAnother(buyer, method.savedCard);
}

/** Starts a payment with a card that must not pay. Resolves to whether the shop accepted it. */
async function isStarted(
  buyer: Buyer,
  orderId: string,
  method: ChaosMethod,
  cardId: string,
): Promise<boolean> {
  const card = { id: cardId, deviceToken: randomUUID().replaceAll('-', ''), cvc: '123' };
  const { query, body } = await method.startRequest({ ...startFacts(buyer), card });
  const { status } = await callUntilAnswered(buyer, {
    brand: buyer.request.brand.id,
    method: 'POST',
    path: `${startPath(orderId, method)}${query}`,
    headers: asBuyer(buyer, { 'idempotency-key': randomUUID() }),
    body,
  });
  return status === 201;
}

/**
 * Some shoppers delete the card in another tab while it is being charged, or right after it. From
 * the confirmation on it must not pay.
 */
export async function deleteCardOf(
  buyer: Buyer,
  orderId: string,
  { method, cardId }: Start,
): Promise<void> {
  if (method.savedCard === null || cardId === null) return;
  buyer.tally.note('card deleted beside a charge');
  await removeCard(buyer, method.savedCard, cardId);
  if (buyer.cards.find(cardId)?.isDeleted !== true) return;
  if (await isStarted(buyer, orderId, method, cardId))
    buyer.tally.note('violation: a payment with a deleted card');
}
