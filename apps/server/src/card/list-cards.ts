import type { getCards } from '@comanda/contract/cards.ts';
import { listSavedCards } from '@comanda/domain/card/list-saved-cards.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findCardsOfUser, type StoredCard } from './card.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { shownCard } from './shown-card.ts';
import { vaultOf } from './reach-vault.ts';

type Endpoint = typeof getCards;

/**
 * The user's cards that this brand can charge now. A card whose key this installation does not have
 * is left out, with an alert: it is not deleted, because the key may come back.
 * docs/rules/cards.md#saved-cards, docs/rules/cards.md#sealed-reference.
 */
export async function listCards(
  deps: Deps,
  { tenant, session }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const cards = await findCardsOfUser(autocommit(deps.db, tenant.id), session.userId);
  const usable = cards.filter(
    (card) => isReadable(deps, card) && vaultOf(deps, tenant, card.method) !== null,
  );
  return accept(listSavedCards(usable).map(shownCard));
}

function isReadable({ masterKeys, log }: Deps, { id, envelope }: StoredCard): boolean {
  const isKnown = masterKeys.some((key) => key.id === envelope?.keyId);
  if (!isKnown)
    log.error({ cardId: id, keyId: envelope?.keyId }, 'a saved card cannot be decrypted');
  return isKnown;
}
