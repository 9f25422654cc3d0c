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
  search(asker: Asker, query: PlaceQuery): Promise<Said<Suggestion[]>>;
  place(asker: Asker, id: string): Promise<Said<Place | null>>;
  reverse(asker: Asker, point: Point): Promise<Said<Place | null>>;
};
