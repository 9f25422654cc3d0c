import { accept } from '@comanda/domain/result.ts';
import type * as v from 'valibot';
import type { AddressService } from './address-service.ts';
import { urlWithQuery, type CallService } from './call-service.ts';
import type { GeocoderPlace } from './geocoder.ts';
import { areaNameOf, addressPartsOfPlace, formatPlace } from './format-place.ts';
import { collection, type feature } from './photon-wire.ts';

/**
 * Creates the service for Photon (photon.komoot.io or self-hosted). It searches the whole world and
 * cannot look up an id, so only cached ids are known.
 */
export function createPhotonService(baseUrl: string, callService: CallService): AddressService {
  const fetchPlaces = async (country: string, url: string) => {
    const result = await callService({ url }, collection);
    if (!result.ok) return result;
    const here = (result.value?.features ?? []).filter(
      ({ properties }) => properties.countrycode?.toLowerCase() === country,
    );
    return accept(here.flatMap((each) => placeOf(country, each) ?? []));
  };
  return {
    name: 'photon',
    allowsSearchCaching: true,
    isDown: callService.isDown,
    isPlaceId: () => false,
    hasOpenSession: () => false,
    search: ({ country, near }, { text: typed, city }) => {
      const around: Record<string, string> =
        near === null ? {} : { lat: String(near.latitude), lon: String(near.longitude) };
      return fetchPlaces(
        country,
        urlWithQuery(`${baseUrl}/api`, {
          q: city === null ? typed : `${typed}, ${city}`,
          limit: '15',
          ...around,
        }),
      );
    },
    place: async () => accept(null),
    reverse: async ({ country }, point) => {
      const at = { lat: String(point.latitude), lon: String(point.longitude), limit: '1' };
      const result = await fetchPlaces(country, urlWithQuery(`${baseUrl}/reverse`, at));
      return result.ok ? accept(result.value[0] ?? null) : result;
    },
  };
}

function placeOf(
  country: string,
  { properties: known, geometry }: v.InferOutput<typeof feature>,
): GeocoderPlace | null {
  const [east, north] = geometry.coordinates;
  const isStreet = known.type === 'street';
  const area = areaNameOf(country, [known.city], [known.district, known.locality]);
  const parts = addressPartsOfPlace(country, {
    area,
    city: known.city,
    postalCode: known.postcode,
  });
  const written = formatPlace({
    placeId: `osm:${known.osm_type}${known.osm_id}`,
    street: known.street ?? (isStreet ? (known.name ?? null) : null),
    house: known.housenumber ?? null,
    area,
    name: known.name ?? null,
  });
  return (
    written && {
      ...written,
      ...parts,
      ...(written.precision === 'area' && known.name ? { city: known.name } : {}),
      latitude: north,
      longitude: east,
    }
  );
}
