import type { CardSlug } from '@comanda/contract/cards.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import type { Buyer } from './buyer.ts';
import { createDeviceToken, deleteCard, listCards } from './card-calls.ts';
import type { RegisteredCard } from './card-register.ts';
import type { PayableCard } from './chaos-methods.ts';
import { orUnavailable, enrolCard, holderOf } from './enrol-card.ts';

const typeOf = {
  oneclick: 'oneClick',
  kushki_card_subscription: 'kushki',
  credomatic: 'credomatic',
} as const satisfies Record<CardSlug, string>;
const mostEnrolments = 3;
/** Cards of a user beyond which the oldest is deleted: the shop allows ten. */
const mostCards = 7;

/** A card to pay with. `pays`: its charges are approved. */
export type ChosenCard = { readonly payable: PayableCard; readonly pays: boolean };

/**
 * Chooses a saved card of the shopper, or saves one. Null: the shopper has none or cannot see them,
 * or it can make no token now.
 */
export async function chooseCard(buyer: Buyer, slug: CardSlug): Promise<ChosenCard | null> {
  const chosen = await savedOrNew(buyer, slug);
  if (chosen === null) return null;
  const { id, brand } = chosen.card;
  const cvc = brand === 'amex' ? '1234' : '123';
  if (slug !== 'kushki_card_subscription')
    return { payable: { id, cvc, deviceToken: '' }, pays: chosen.pays };
  const { status, body } = await createDeviceToken(holderOf(buyer, orUnavailable), slug, id);
  if (status === 201)
    return { payable: { id, cvc, deviceToken: String(body.paymentToken) }, pays: chosen.pays };
  buyer.tally.note(`no token of a card: ${status} ${body?.code ?? ''}`);
  return null;
}

async function savedOrNew(
  buyer: Buyer,
  slug: CardSlug,
): Promise<{ card: AnyJson; pays: boolean } | null> {
  const { draw, tally, cards } = buyer;
  const { status, body } = await listCards(holderOf(buyer));
  if (status !== 200) {
    tally.note(`no list of cards: ${status} ${body?.code ?? ''}`);
    return null;
  }
  const saved: readonly AnyJson[] = body.filter((card: AnyJson) => card.type === typeOf[slug]);
  for (const { id } of saved) checkOwner(buyer, String(id));
  if (saved.length > mostCards) await removeCard(buyer, slug, String(saved[0].id));
  const last = saved.at(-1);
  if (last !== undefined && draw() < 0.6)
    return { card: last, pays: cards.find(String(last.id))?.pays ?? false };
  for (let tries = 0; tries < mostEnrolments; tries += 1) {
    const made = await enrolCard(buyer, slug);
    if (made === null) continue;
    tally.note(`card saved: ${slug}`);
    cards.add({
      ...placeOf(buyer, slug),
      id: String(made.card.id),
      pays: made.pays,
      isDeleted: false,
    });
    return made;
  }
  return null;
}

export const placeOf = ({ request, userId }: Buyer, slug: CardSlug) => ({
  slug,
  brand: request.brand.id,
  userId: userId ?? '',
});

/** The list must have no card that another user saved. */
function checkOwner({ cards, userId, tally }: Buyer, id: string): void {
  const known = cards.find(id);
  if (known !== null && known.userId !== userId)
    tally.note('violation: a card in the list of another user');
}

export async function removeCard(buyer: Buyer, slug: CardSlug, id: string): Promise<void> {
  const { status } = await deleteCard(holderOf(buyer), slug, id);
  buyer.tally.note(`card deleted: ${status}`);
  const known: RegisteredCard | null = buyer.cards.find(id);
  if (known !== null && status < 300) known.isDeleted = true;
}

/** A card of another user must not be deleted. */
export async function deleteOfAnother(buyer: Buyer, slug: CardSlug): Promise<void> {
  const other = buyer.cards.ofAnother(placeOf(buyer, slug));
  if (other === null) return;
  const { status } = await deleteCard(holderOf(buyer), slug, other.id);
  buyer.tally.note('tried to delete the card of another user');
  if (status < 300) buyer.tally.note('violation: a card was deleted by another user');
}
