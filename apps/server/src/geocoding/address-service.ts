import type { Result } from '@comanda/domain/result.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';
import type {
  GeocodingRequester,
  GeocoderPlace,
  PlaceQuery,
  GeocoderSuggestion,
} from './geocoder.ts';

/** `failed`: the service did not answer in time, or its response is malformed. */
export type ServiceResult<T> = Result<T, 'failed'>;

/**
 * One address service behind a common interface. It knows nothing of quotas, caches or the fallback
 * to the gazetteer.
 */
export type AddressService = {
  readonly name: 'google' | 'photon' | 'nominatim';
  /** True if search results may be cached. Google allows caching of places only. */
  readonly allowsSearchCaching: boolean;
  /** Returns whether the circuit breaker is open: a call would not be made. */
  isDown(): boolean;
  /** Returns whether an id can be one of this service. The geocoder does not request other ids. */
  isPlaceId(id: string): boolean;
  /**
   * Returns whether the requester's search has an open session. Without a call of `place`, each of
   * its keystrokes is charged separately.
   */
  hasOpenSession(requester: GeocodingRequester): boolean;
  search(
    requester: GeocodingRequester,
    query: PlaceQuery,
  ): Promise<ServiceResult<GeocoderSuggestion[]>>;
  place(requester: GeocodingRequester, id: string): Promise<ServiceResult<GeocoderPlace | null>>;
  reverse(
    requester: GeocodingRequester,
    point: GeoPoint,
  ): Promise<ServiceResult<GeocoderPlace | null>>;
};
