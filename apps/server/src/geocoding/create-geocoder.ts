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
 * Creates the geocoder. It uses the service within its quota and caches what the service allows. While the service fails, or its quota is
 * used up, the gazetteer answers.
 */
export function createGeocoder({ gazetteer, service, quota, clock, log }: GeocoderParts): Geocoder {
  if (service === null) return gazetteer;
  const searches = createServiceCache<GeocoderSuggestion[]>(clock, hourMs, maxCached);
  const places = createServiceCache<GeocoderPlace | null>(clock, dayMs, maxCached);
  const points = createServiceCache<GeocoderPlace | null>(clock, dayMs, maxCached);
  const withinQuota = <T>(asker: GeocodingRequester, ask: () => Promise<ServiceResult<T>>) =>
    !service.isDown() && quota.allows(asker) ? ask() : Promise.resolve(refuse('failed' as const));
  const idKey = ({ country }: GeocodingRequester, id: string): string => `${country}|${id}`;
  const cachePlaces = (asker: GeocodingRequester, found: readonly GeocoderSuggestion[]) => {
    for (const one of found) if (isLocated(one)) places.set(idKey(asker, one.placeId), one);
  };
  const warnFallback = createThrottledWarning(service.name, clock, log);

  return {
    search: async (asker, query) => {
      const ask = () => withinQuota(asker, () => service.search(asker, query));
      const key = [
        asker.country,
        nearKey(asker),
        addressTokens(query.city ?? '').join(' '),
        addressTokens(query.text).join(' '),
      ].join('|');
      const said = service.allowsSearchCaching ? await searches.getOrLoad(key, ask) : await ask();
      if (said.ok) cachePlaces(asker, said.value);
      else warnFallback(asker);
      return said.ok ? said.value.slice(0, 8) : gazetteer.search(asker, query);
    },
    place: async (asker, id) => {
      if (gazetteerId.test(id)) return gazetteer.place(asker, id);
      const known = await places.get(idKey(asker, id));
      if (known === null && !service.isPlaceId(id)) return null;
      const ask = () => withinQuota(asker, () => service.place(asker, id));
      const said = service.hasOpenSession(asker)
        ? await ask()
        : await places.getOrLoad(idKey(asker, id), ask);
      if (!said.ok) warnFallback(asker);
      else places.set(idKey(asker, id), said.value);
      return said.ok ? said.value : known?.ok ? known.value : null;
    },
    reverse: async (asker, point) => {
      const key = `${asker.country}|${point.latitude.toFixed(5)}|${point.longitude.toFixed(5)}`;
      const said = await points.getOrLoad(key, () =>
        withinQuota(asker, () => service.reverse(asker, point)),
      );
      if (said.ok && said.value) cachePlaces(asker, [said.value]);
      if (!said.ok) warnFallback(asker);
      return said.ok ? said.value : gazetteer.reverse(asker, point);
    },
  };
}

/** Returns the cache key of a brand's location, about ten kilometres wide. Brands of one city share their search results. */
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
): (asker: GeocodingRequester) => void {
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
