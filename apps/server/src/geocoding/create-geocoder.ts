import { dayMs, hourMs, minuteMs } from '@comanda/domain/duration.ts';
import { refuse } from '@comanda/domain/result.ts';
import type { Log } from '../platform/log.ts';
import type { AddressService, ServiceResult } from './address-service.ts';
import { addressTokens } from './address-tokens.ts';
import type {
  GeocodingRequester,
  Geocoder,
  GeocoderPlace,
  GeocoderSuggestion,
} from './geocoder.ts';
import type { Quota } from './quota.ts';
import { createServiceCache } from './service-cache.ts';

/** `service` null: only the gazetteer is used. */
export type GeocoderParts = {
  gazetteer: Geocoder;
  service: AddressService | null;
  quota: Quota;
  clock: () => number;
  log: Log;
};

const maxCached = 5_000;
/** Ids of the gazetteer begin with the country's code. */
const gazetteerId = /^[a-z]{2}:/;

/**
 * Creates the geocoder. It uses the service within its quota and caches what the service allows.
 * While the service fails, or its quota is used up, the gazetteer answers.
 */
export function createGeocoder({ gazetteer, service, quota, clock, log }: GeocoderParts): Geocoder {
  if (service === null) return gazetteer;
  const searches = createServiceCache<GeocoderSuggestion[]>(clock, hourMs, maxCached);
  const places = createServiceCache<GeocoderPlace | null>(clock, dayMs, maxCached);
  const points = createServiceCache<GeocoderPlace | null>(clock, dayMs, maxCached);
  const withinQuota = <T>(requester: GeocodingRequester, load: () => Promise<ServiceResult<T>>) =>
    !service.isDown() && quota.allows(requester)
      ? load()
      : Promise.resolve(refuse('failed' as const));
  const idKey = ({ country }: GeocodingRequester, id: string): string => `${country}|${id}`;
  const cachePlaces = (
    requester: GeocodingRequester,
    suggestions: readonly GeocoderSuggestion[],
  ) => {
    for (const one of suggestions)
      if (isLocated(one)) places.set(idKey(requester, one.placeId), one);
  };
  const warnFallback = createThrottledWarning(service.name, clock, log);

  return {
    search: async (requester, query) => {
      const load = () => withinQuota(requester, () => service.search(requester, query));
      const key = [
        requester.country,
        nearKey(requester),
        addressTokens(query.city ?? '').join(' '),
        addressTokens(query.text).join(' '),
      ].join('|');
      const result = service.allowsSearchCaching
        ? await searches.getOrLoad(key, load)
        : await load();
      if (result.ok) cachePlaces(requester, result.value);
      else warnFallback(requester);
      return result.ok ? result.value.slice(0, 8) : gazetteer.search(requester, query);
    },
    place: async (requester, id) => {
      if (gazetteerId.test(id)) return gazetteer.place(requester, id);
      const known = await places.get(idKey(requester, id));
      if (known === null && !service.isPlaceId(id)) return null;
      const load = () => withinQuota(requester, () => service.place(requester, id));
      const result = service.hasOpenSession(requester)
        ? await load()
        : await places.getOrLoad(idKey(requester, id), load);
      if (!result.ok) warnFallback(requester);
      else places.set(idKey(requester, id), result.value);
      return result.ok ? result.value : known?.ok ? known.value : null;
    },
    reverse: async (requester, point) => {
      const key = `${requester.country}|${point.latitude.toFixed(5)}|${point.longitude.toFixed(5)}`;
      const result = await points.getOrLoad(key, () =>
        withinQuota(requester, () => service.reverse(requester, point)),
      );
      if (result.ok && result.value) cachePlaces(requester, [result.value]);
      if (!result.ok) warnFallback(requester);
      return result.ok ? result.value : gazetteer.reverse(requester, point);
    },
  };
}

/**
 * Returns the cache key of a brand's location, about ten kilometres wide. Brands of one city share
 * their search results.
 */
const nearKey = ({ near }: GeocodingRequester): string =>
  near === null ? '' : `${near.latitude.toFixed(1)},${near.longitude.toFixed(1)}`;

const isLocated = (one: GeocoderSuggestion): one is GeocoderPlace =>
  one.latitude !== null && one.longitude !== null;

const warnEveryMs = minuteMs;

/** Logs at most once a minute that the gazetteer answers in place of the service. */
function createThrottledWarning(
  name: string,
  clock: () => number,
  log: Log,
): (requester: GeocodingRequester) => void {
  let warnedAt = -Infinity;
  return ({ tenantId }) => {
    if (clock() - warnedAt < warnEveryMs) return;
    warnedAt = clock();
    log.warn(
      { service: name, tenantId },
      'an address service failed or its quota is used up: the gazetteer answers',
    );
  };
}
