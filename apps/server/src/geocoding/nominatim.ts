import { accept } from '@comanda/domain/result.ts';
import type * as v from 'valibot';
import type { AddressService, Said } from './address-service.ts';
import { address, type Ask } from './ask.ts';
import type { Place } from './geocoder.ts';
import { areaOf, partsOfPlace, writtenPlace } from './make-place.ts';
import { type result, results, reversed } from './nominatim-wire.ts';

/** OSM's id as ours: the letter of its kind, then its number. */
const osmId = /^osm:([NWR]\d{1,15})$/;
const letters = { node: 'N', way: 'W', relation: 'R' } as const;
const always = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'es' };

/** Nominatim of one's own: the public one takes no keystrokes and one call a second. Its place_id is not stable; OSM's id is. */
export function nominatim(baseUrl: string, ask: Ask): AddressService {
  const list = async (country: string, url: string): Promise<Said<Place[]>> => {
    const said = await ask({ url }, results);
    return said.ok ? accept((said.value ?? []).flatMap((each) => placeOf(country, each) ?? [])) : said;
  };
  return {
    name: 'nominatim',
    keepsSearches: true,
    isResting: ask.isResting,
    isId: (id) => osmId.test(id),
    owesPlace: () => false,
    search: ({ country }, { text: typed, city }) => {
      const q = city === null ? typed : `${typed}, ${city}`;
      return list(country, address(`${baseUrl}/search`, { q, countrycodes: country, limit: '8', ...always }));
    },
    place: async ({ country }, id) => {
      const [, osm] = osmId.exec(id) ?? [];
      if (osm === undefined) return accept(null);
      const said = await list(country, address(`${baseUrl}/lookup`, { osm_ids: osm, ...always }));
      return said.ok ? accept(said.value[0] ?? null) : said;
    },
    reverse: async ({ country }, point) => {
      const at = { lat: String(point.latitude), lon: String(point.longitude), zoom: '18' };
      const url = address(`${baseUrl}/reverse`, { ...at, ...always });
      const said = await ask({ url }, reversed);
      if (!said.ok) return said;
      return accept(said.value && 'osm_id' in said.value ? placeOf(country, said.value) : null);
    },
  };
}

function placeOf(country: string, known: v.InferOutput<typeof result>): Place | null {
  const { house_number: house, road, suburb, neighbourhood, city_district: district, city, town, municipality, postcode } = known.address;
  const area = areaOf(country, [city, town, municipality], [suburb, neighbourhood, district]);
  const written = writtenPlace({
    placeId: `osm:${letters[known.osm_type]}${known.osm_id}`,
    street: road ?? null,
    house: house ?? null,
    area,
    name: known.name ?? null,
  });
  const parts = partsOfPlace(country, { area, city: city ?? town ?? municipality, postalCode: postcode });
  return written && { ...written, ...parts, latitude: known.lat, longitude: known.lon };
}
