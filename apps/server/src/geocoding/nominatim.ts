import { accept } from '@comanda/domain/result.ts';
import type * as v from 'valibot';
import type { AddressService, ServiceResult } from './address-service.ts';
import { urlWithQuery, type CallService } from './call-service.ts';
import type { GeocoderPlace } from './geocoder.ts';
import { areaNameOf, addressPartsOfPlace, formatPlace } from './format-place.ts';
import { type result, results, reverseResponse } from './nominatim-wire.ts';

/** An OSM id in our form: the letter of its kind, then its number. */
const osmId = /^osm:([NWR]\d{1,15})$/;
const letters = { node: 'N', way: 'W', relation: 'R' } as const;
const commonQuery = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'es' };

/**
 * Creates the service for a self-hosted Nominatim: the public one forbids search while typing and
 * allows one call a second. Ids are OSM ids, because Nominatim's place_id is not stable.
 */
export function createNominatimService(baseUrl: string, callService: CallService): AddressService {
  const list = async (country: string, url: string): Promise<ServiceResult<GeocoderPlace[]>> => {
    const result = await callService({ url }, results);
    return result.ok
      ? accept((result.value ?? []).flatMap((each) => placeOf(country, each) ?? []))
      : result;
  };
  return {
    name: 'nominatim',
    allowsSearchCaching: true,
    isDown: callService.isDown,
    isPlaceId: (id) => osmId.test(id),
    hasOpenSession: () => false,
    search: ({ country }, { text: typed, city }) => {
      const q = city === null ? typed : `${typed}, ${city}`;
      return list(
        country,
        urlWithQuery(`${baseUrl}/search`, { q, countrycodes: country, limit: '8', ...commonQuery }),
      );
    },
    place: async ({ country }, id) => {
      const [, osm] = osmId.exec(id) ?? [];
      if (osm === undefined) return accept(null);
      const result = await list(
        country,
        urlWithQuery(`${baseUrl}/lookup`, { osm_ids: osm, ...commonQuery }),
      );
      return result.ok ? accept(result.value[0] ?? null) : result;
    },
    reverse: async ({ country }, point) => {
      const at = { lat: String(point.latitude), lon: String(point.longitude), zoom: '18' };
      const url = urlWithQuery(`${baseUrl}/reverse`, { ...at, ...commonQuery });
      const result = await callService({ url }, reverseResponse);
      if (!result.ok) return result;
      return accept(
        result.value && 'osm_id' in result.value ? placeOf(country, result.value) : null,
      );
    },
  };
}

function placeOf(country: string, known: v.InferOutput<typeof result>): GeocoderPlace | null {
  const {
    house_number: house,
    road,
    suburb,
    neighbourhood,
    city_district: district,
    city,
    town,
    municipality,
    postcode,
  } = known.address;
  const area = areaNameOf(country, [city, town, municipality], [suburb, neighbourhood, district]);
  const written = formatPlace({
    placeId: `osm:${letters[known.osm_type]}${known.osm_id}`,
    street: road ?? null,
    house: house ?? null,
    area,
    name: known.name ?? null,
  });
  const parts = addressPartsOfPlace(country, {
    area,
    city: city ?? town ?? municipality,
    postalCode: postcode,
  });
  return written && { ...written, ...parts, latitude: known.lat, longitude: known.lon };
}
