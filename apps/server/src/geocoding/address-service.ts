import type { Result } from '@comanda/domain/result.ts';
import type { Point } from '@comanda/domain/store/store.ts';
import type { Asker, Place, PlaceQuery, Suggestion } from './geocoder.ts';

/** `failed`: no answer, not in time, or none as documented. */
export type Said<T> = Result<T, 'failed'>;

/** One address service as it speaks; what it costs, how often it fails and what is done then is not its business. */
export type AddressService = {
  readonly name: 'google' | 'photon' | 'nominatim';
  /** Whether what a search found may be kept: Google allows it of places alone. */
  readonly keepsSearches: boolean;
  /** Whether it is left alone after failures: a call would not be made. */
  isResting(): boolean;
  /** Whether an id is of its kind; others need not be asked for. */
  isId(id: string): boolean;
  /** Whether keystrokes of this search are charged one by one unless `place` is asked for now. */
  owesPlace(asker: Asker): boolean;
  search(asker: Asker, query: PlaceQuery): Promise<Said<Suggestion[]>>;
  place(asker: Asker, id: string): Promise<Said<Place | null>>;
  reverse(asker: Asker, point: Point): Promise<Said<Place | null>>;
};
