import { refuse } from '@comanda/domain/result.ts';
import type { Log } from '../platform/log.ts';
import type { AddressService, Said } from './address-service.ts';
import { wordsOf } from './address-words.ts';
import type { Asker, Geocoder, Place, Suggestion } from './geocoder.ts';
import type { Quota } from './quota.ts';
import { createRemembered } from './remembered.ts';

/** `service` null: the gazetteer alone. */
export type GeocoderParts = { gazetteer: Geocoder; service: AddressService | null; quota: Quota; clock: () => number; log: Log };

const hourMs = 3_600_000;
const mostKept = 5_000;
/** Ids of the gazetteer begin with their country. */
const ofGazetteer = /^[a-z]{2}:/;

/** The service within its quota, from memory where that is allowed; while it fails, or has been used up, the gazetteer. */
export function createGeocoder({ gazetteer, service, quota, clock, log }: GeocoderParts): Geocoder {
  if (service === null) return gazetteer;
  const searches = createRemembered<Suggestion[]>(clock, hourMs, mostKept);
  const places = createRemembered<Place | null>(clock, 24 * hourMs, mostKept);
  const points = createRemembered<Place | null>(clock, 24 * hourMs, mostKept);
  const within = <T>(asker: Asker, ask: () => Promise<Said<T>>) =>
    quota.allows(asker) ? ask() : Promise.resolve(refuse('failed' as const));
  const keepAll = (found: readonly Suggestion[]) => {
    for (const one of found) if (isLocated(one)) places.keep(one.placeId, one);
  };
  const tell = createTeller(service.name, clock, log);

  return {
    search: async (asker, query) => {
      const ask = () => within(asker, () => service.search(asker, query));
      const key = [asker.country, wordsOf(query.city ?? '').join(' '), wordsOf(query.text).join(' ')].join('|');
      const said = service.keepsSearches ? await searches.take(key, ask) : await ask();
      if (said.ok) keepAll(said.value);
      else tell(asker);
      return said.ok ? said.value.slice(0, 8) : gazetteer.search(asker, query);
    },
    place: async (asker, id) => {
      if (ofGazetteer.test(id)) return gazetteer.place(asker, id);
      const said = await places.take(id, () => within(asker, () => service.place(asker, id)));
      if (!said.ok) tell(asker);
      return said.ok ? said.value : null;
    },
    reverse: async (asker, point) => {
      const key = `${asker.country}|${point.latitude.toFixed(5)}|${point.longitude.toFixed(5)}`;
      const said = await points.take(key, () => within(asker, () => service.reverse(asker, point)));
      if (said.ok && said.value) keepAll([said.value]);
      if (!said.ok) tell(asker);
      return said.ok ? said.value : gazetteer.reverse(asker, point);
    },
  };
}

const isLocated = (one: Suggestion): one is Place => one.latitude !== null && one.longitude !== null;

const tellEveryMs = 60_000;

/** Says once a minute that addresses are looked up in the gazetteer instead. */
function createTeller(name: string, clock: () => number, log: Log): (asker: Asker) => void {
  let toldAt = -Infinity;
  return ({ tenantId }) => {
    if (clock() - toldAt < tellEveryMs) return;
    toldAt = clock();
    log.warn({ service: name, tenantId }, 'an address service failed or its quota is used up: the gazetteer answers');
  };
}
