import { createHmac } from 'node:crypto';
import type { CardId, TenantId, UserId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import {
  type Envelope,
  rewrap,
  sealSecret,
  unsealSecret,
  type UnsealProblem,
} from '../platform/secrets/envelope.ts';
import type { MasterKey, MasterKeys } from '../platform/secrets/master-keys.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';

/**
 * The row that a sealed reference belongs to. In another row it cannot be opened.
 * docs/rules/cards.md#sealed-reference.
 */
export type CardPlace = {
  readonly tenantId: TenantId;
  readonly userId: UserId;
  readonly cardId: CardId;
};

/** A card as its provider knows it. The fields are the provider's own. */
export type CardReference = Readonly<Record<string, string>>;

const placeOf = ({ tenantId, userId, cardId }: CardPlace) => ({
  tenantId,
  name: `card ${userId} ${cardId}`,
});

const referenceSchema = v.record(v.string(), v.string());

/** Seals the provider's reference of a card. */
export const sealCard = (master: MasterKey, place: CardPlace, reference: CardReference): Envelope =>
  sealSecret(master, placeOf(place), JSON.stringify(reference));

/** Opens a card's reference. */
export function openCard(
  keys: MasterKeys,
  place: CardPlace,
  envelope: Envelope,
): Result<CardReference, UnsealProblem> {
  const opened = unsealSecret(keys, placeOf(place), envelope);
  if (!opened.ok) return opened;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), referenceSchema), opened.value);
  return read.success ? accept(read.output) : refuse('notAuthentic');
}

/** Seals the data key of a card with the current master key. */
export const rewrapCard = (
  keys: MasterKeys,
  current: MasterKey,
  place: CardPlace,
  envelope: Envelope,
): Result<Envelope, UnsealProblem> => rewrap(keys, current, placeOf(place), envelope);

/** Returns a keyed hash by which a reference that a provider gives again is recognised. */
export const referenceHash = (secret: string, reference: CardReference): string =>
  createHmac('sha256', secret)
    .update(`card ${JSON.stringify(Object.entries(reference).toSorted())}`)
    .digest('base64url');
