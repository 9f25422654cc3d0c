import type { CardFacts, EnrolmentFact, ProviderCard } from './card-facts.ts';
import type { AttemptFact, ChaosFacts } from './chaos-facts.ts';
import type { ProviderTruth } from '../../apps/server/src/testing/sandbox-process.ts';
import type { Tally } from './tally.ts';

type Evidence = {
  readonly facts: ChaosFacts;
  readonly truths: readonly ProviderTruth[];
  readonly tally: Tally;
};

const isOver = ({ state }: EnrolmentFact): boolean => state === 'finished' || state === 'failed';

/**
 * Uses of cards of others, or of deleted cards, that the shop allowed: shoppers noted them at once.
 */
const seenByShoppers = [
  'a card was saved for another user',
  'a card in the list of another user',
  'a card was deleted by another user',
  'a payment with the card of another user',
  'a payment with a deleted card',
  'two enrolments under one key',
] as const;

/**
 * Checks the invariants of saved cards once everything is quiet.
 * docs/rules/operations.md#invariants-under-killed-servers.
 */
export const checkCards = ({
  facts,
  truths,
  tally,
}: Evidence): Readonly<Record<string, number>> => ({
  'enrolments that stay open': facts.cards.enrolments.filter((each) => !isOver(each)).length,
  'deleted cards that the shop did not remove': facts.cards.removing,
  'cards at a provider that the shop deleted or does not know': strayCards(facts.cards).length,
  'cards of users that their provider does not have': missingCards(facts.cards).length,
  'cards that two users have': facts.cards.shared,
  'orders whose cards were charged twice': new Set(
    cardsChargedTwice(facts, truths).map(({ orderId }) => orderId),
  ).size,
  'methods that began payments and never took money': idleMethods(facts, truths),
  ...Object.fromEntries(seenByShoppers.map((what) => [what, tally.of(`violation: ${what}`)])),
});

/**
 * Cards that exist at a provider without an active card of ours. A lost answer may leave one
 * (docs/rules/cards.md#lost-answer): the operator was told.
 */
export function strayCards({ enrolments, atProviders }: CardFacts): readonly string[] {
  const byReference = new Map(enrolments.map((each) => [each.reference, each]));
  return atProviders
    .filter(({ live }) => live)
    .flatMap(({ method, reference }) => {
      const known = byReference.get(reference);
      const isRight = known?.cardState === 'active' || known?.problem === 'lost';
      return isRight ? [] : [`stray card: ${method} ${reference} ${JSON.stringify(known)}`];
    });
}

/** Active cards of ours that do not exist at their provider. */
export function missingCards({ enrolments, atProviders }: CardFacts): readonly EnrolmentFact[] {
  const live = new Set(atProviders.filter((card) => card.live).map((card) => card.reference));
  const isListed = new Set<string>(atProviders.map(({ method }: ProviderCard) => method));
  return enrolments.filter(
    ({ method, cardState, reference }) =>
      isListed.has(method) && cardState === 'active' && !live.has(reference),
  );
}

/** Methods of which so many payments began that one of them must have taken money. */
const enoughAttempts = 15;

/** Counts the payments of each method that began, and those that took money. */
export function capturesByMethod(
  { attempts }: Pick<ChaosFacts, 'attempts'>,
  truths: readonly ProviderTruth[],
): ReadonlyMap<string, { began: number; captured: number }> {
  const captured = new Set(
    truths.filter((truth) => truth.captured > 0).map(({ merchantRef }) => merchantRef),
  );
  const byMethod = new Map<string, { began: number; captured: number }>();
  for (const { method, merchantRef } of attempts) {
    const before = byMethod.get(method) ?? { began: 0, captured: 0 };
    const took = captured.has(merchantRef) ? 1 : 0;
    byMethod.set(method, { began: before.began + 1, captured: before.captured + took });
  }
  return byMethod;
}

/** A method of the run that never took money would be tested by nothing. */
const idleMethods = (facts: ChaosFacts, truths: readonly ProviderTruth[]): number =>
  [...capturesByMethod(facts, truths).values()].filter(
    ({ began, captured }) => began >= enoughAttempts && captured === 0,
  ).length;

/**
 * Methods that charge a card when the payment starts: nothing may charge an order a second time
 * while the first result is unknown.
 */
const chargingMethods = ['oneclick', 'kushkiCard', 'kushkiCardSubscription'];

/**
 * The attempts of orders for which cards were charged more than once, whatever was refunded later.
 * A charge that was reported with a wrong sum goes back, and the shopper may pay again.
 */
export function cardsChargedTwice(
  { attempts }: Pick<ChaosFacts, 'attempts'>,
  truths: readonly ProviderTruth[],
): readonly AttemptFact[] {
  const captured = new Set(
    truths.filter((truth) => truth.captured > 0).map(({ merchantRef }) => merchantRef),
  );
  const charges = attempts.filter(
    ({ method, merchantRef, eventLog }) =>
      chargingMethods.includes(method) &&
      captured.has(merchantRef) &&
      !eventLog.includes('sum mismatch'),
  );
  const byOrder = Map.groupBy(charges, ({ orderId }) => orderId);
  return [...byOrder.values()].filter((each) => each.length > 1).flat();
}
