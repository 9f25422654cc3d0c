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
    !service.isResting() && quota.allows(asker) ? ask() : Promise.resolve(refuse('failed' as const));
  const idKey = ({ country }: Asker, id: string): string => `${country}|${id}`;
  const keepAll = (asker: Asker, found: readonly Suggestion[]) => {
    for (const one of found) if (isLocated(one)) places.keep(idKey(asker, one.placeId), one);
  };
  const tell = createTeller(service.name, clock, log);

  return {
    search: async (asker, query) => {
      const ask = () => within(asker, () => service.search(asker, query));
      const key = [asker.country, nearKey(asker), wordsOf(query.city ?? '').join(' '), wordsOf(query.text).join(' ')].join('|');
      const said = service.keepsSearches ? await searches.take(key, ask) : await ask();
      if (said.ok) keepAll(asker, said.value);
      else tell(asker);
      return said.ok ? said.value.slice(0, 8) : gazetteer.search(asker, query);
    },
    place: async (asker, id) => {
      if (ofGazetteer.test(id)) return gazetteer.place(asker, id);
      const known = await places.find(idKey(asker, id));
      if (known === null && !service.isId(id)) return null;
      const ask = () => within(asker, () => service.place(asker, id));
      const said = service.owesPlace(asker) ? await ask() : await places.take(idKey(asker, id), ask);
      if (!said.ok) tell(asker);
      else places.keep(idKey(asker, id), said.value);
      return said.ok ? said.value : known?.ok ? known.value : null;
    },
    reverse: async (asker, point) => {
      const key = `${asker.country}|${point.latitude.toFixed(5)}|${point.longitude.toFixed(5)}`;
      const said = await points.take(key, () => within(asker, () => service.reverse(asker, point)));
      if (said.ok && said.value) keepAll(asker, [said.value]);
      if (!said.ok) tell(asker);
      return said.ok ? said.value : gazetteer.reverse(asker, point);
    },
  };
}

/** Brands of one city, about ten kilometres, find the same. */
const nearKey = ({ near }: Asker): string => (near === null ? '' : `${near.latitude.toFixed(1)},${near.longitude.toFixed(1)}`);

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
