import { isSavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { CardId, TenantId, UserId } from '@comanda/domain/ids.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Deps } from '../deps.ts';
import { findActiveCard } from '../card/card.rows.ts';
import { openCard } from '../card/seal-card.ts';
import type { SavedCardReference } from '../payments/provider/card-vault.ts';
import { autocommit } from '../platform/db/single-statement.ts';

/** An instrument with the provider's reference of its saved card; null: it is no saved card. */
export type ReadyInstrument = {
  readonly instrument: Instrument;
  readonly reference: SavedCardReference | null;
};

/** The payer of an instrument. */
export type Payer = {
  readonly tenantId: TenantId;
  readonly userId: UserId;
  readonly method: PaymentMethodName;
};

type InstrumentDeps = Pick<Deps, 'db' | 'log' | 'masterKeys'>;

/**
 * Opens the saved card of an instrument. Refused: NOT_FOUND, alike for a card of another user or
 * brand, a deleted one, and one that cannot be opened, which also alerts the operator.
 * docs/rules/cards.md#card-of-another-person.
 */
export async function readInstrument(
  deps: InstrumentDeps,
  instrument: Instrument,
  payer: Payer,
): Promise<Result<ReadyInstrument, Refusal>> {
  switch (instrument.kind) {
    case 'none':
    case 'cardToken':
      return accept({ instrument, reference: null });
    case 'savedCard':
    case 'savedCardWithCvc': {
      const reference = await openCardOf(deps, payer, instrument.cardId);
      return reference === null
        ? refuse(refusalOf('NOT_FOUND', { field: 'cardId' }))
        : accept({ instrument, reference });
    }
    default:
      return unreachable(instrument);
  }
}

async function openCardOf(
  { db, log, masterKeys }: InstrumentDeps,
  { tenantId, userId, method }: Payer,
  cardId: CardId,
): Promise<SavedCardReference | null> {
  if (!isSavedCardMethod(method)) return null;
  const card = await findActiveCard(autocommit(db, tenantId), { userId, method, cardId });
  if (card === null || card.envelope === null) return null;
  const opened = openCard(masterKeys, { tenantId, userId, cardId }, card.envelope);
  if (opened.ok) return opened.value;
  log.error({ tenantId, cardId, problem: opened.error }, 'a saved card cannot be decrypted');
  return null;
}
