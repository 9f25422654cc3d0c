import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { SavedCardReference } from '../../payments/provider/card-vault.ts';

/** An instrument with the provider's reference of its saved card; null: it is no saved card. */
export type ReadyInstrument = {
  readonly instrument: Instrument;
  readonly reference: SavedCardReference | null;
};

/** Looks up the saved card of an instrument. Refused: NOT_FOUND (no such card of this user). */
export function readInstrument(
  instrument: Instrument,
  _userId: UserId,
): Result<ReadyInstrument, Refusal> {
  switch (instrument.kind) {
    case 'none':
    case 'cardToken':
      return accept({ instrument, reference: null });
    case 'savedCard':
    case 'savedCardWithCvc':
      return refuse(refusalOf('NOT_FOUND', { field: 'cardId' }));
    default:
      return unreachable(instrument);
  }
}
