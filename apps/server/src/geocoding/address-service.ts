import type { Result } from '@comanda/domain/result.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type {
  GeocodingRequester,
  GeocoderPlace,
  PlaceQuery,
  GeocoderSuggestion,
} from './geocoder.ts';

/** `failed`: no answer, not in time, or none as documented. */
export type ServiceResult<T> = Result<T, 'failed'>;

/** One address service as it speaks; what it costs, how often it fails and what is done then is not its business. */
export type AddressService = {
  readonly name: 'google' | 'photon' | 'nominatim';
  /** Whether what a search found may be kept: Google allows it of places alone. */
  readonly allowsSearchCaching: boolean;
  /** Whether it is left alone after failures: a call would not be made. */
  isDown(): boolean;
  /** Whether an id is of its kind; others need not be asked for. */
  isPlaceId(id: string): boolean;
  /** Whether keystrokes of this search are charged one by one unless `place` is asked for now. */
  hasOpenSession(asker: GeocodingRequester): boolean;
  search(
    asker: GeocodingRequester,
    query: PlaceQuery,
  ): Promise<ServiceResult<GeocoderSuggestion[]>>;
  place(asker: GeocodingRequester, id: string): Promise<ServiceResult<GeocoderPlace | null>>;
  reverse(asker: GeocodingRequester, point: GeoPoint): Promise<ServiceResult<GeocoderPlace | null>>;
};
