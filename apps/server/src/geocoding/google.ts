import { accept, refuse } from '@comanda/domain/result.ts';
import type * as v from 'valibot';
import type { AddressService } from './address-service.ts';
import { urlWithQuery, type CallService } from './call-service.ts';
import type { GeocodingRequester, GeocoderPlace } from './geocoder.ts';
import { areaNameOf, addressPartsOfPlace, formatPlace } from './format-place.ts';
import {
  autocompleteResponse,
  placeDetailsResponse,
  geocodeResponse,
  suggestionOf,
} from './google-wire.ts';
import { createSearchSessions } from './search-sessions.ts';

/** Base URLs of Google's two services; in a demonstration both are the sandbox. */
export type GoogleUrls = { places: string; maps: string };
export const googleUrls: GoogleUrls = {
  places: 'https://places.googleapis.com',
  maps: 'https://maps.googleapis.com',
};

const mask = 'id,location,addressComponents';
const tokenIn = (sessionToken: string | null): { sessionToken?: string } =>
  sessionToken === null ? {} : { sessionToken };
/**
 * Radius of the location bias in metres, the most that Google accepts. Places around the brand go
 * first, the rest of the country follows.
 */
const radius = 50_000;
const locationBias = ({ near }: GeocodingRequester) =>
  near === null ? {} : { locationBias: { circle: { center: near, radius } } };

/**
 * Creates the service for Places API (New) and Geocoding. A search returns texts without
 * coordinates; `place` returns them and ends the search's session, which is charged once. Places
 * may be cached, searches may not.
 */
export function createGoogleService(
  { places, maps }: GoogleUrls,
  key: string,
  callService: CallService,
): AddressService {
  const headers = { 'x-goog-api-key': key };
  const sessions = createSearchSessions();
  return {
    name: 'google',
    allowsSearchCaching: false,
    isDown: callService.isDown,
    isPlaceId: (id) => /^[A-Za-z0-9_-]{5,200}$/.test(id),
    hasOpenSession: sessions.isOpen,
    search: async (requester, { text, city }) => {
      const input = city === null ? text : `${text}, ${city}`;
      const body = {
        input,
        includedRegionCodes: [requester.country],
        languageCode: 'es',
        ...locationBias(requester),
        ...tokenIn(sessions.tokenForKeystroke(requester)),
      };
      const result = await callService(
        { method: 'POST', url: `${places}/v1/places:autocomplete`, headers, body },
        autocompleteResponse,
      );
      return result.ok
        ? accept((result.value?.suggestions ?? []).flatMap((each) => suggestionOf(each) ?? []))
        : result;
    },
    place: async (requester, id) => {
      const url = urlWithQuery(`${places}/v1/places/${encodeURIComponent(id)}`, {
        languageCode: 'es',
        ...tokenIn(sessions.tokenForSelection(requester)),
      });
      const result = await callService(
        { url, headers: { ...headers, 'x-goog-fieldmask': mask } },
        placeDetailsResponse,
      );
      if (!result.ok) return result;
      if (result.value === null) return accept(null);
      const parts = result.value.addressComponents.map(({ longText, types }) => ({
        text: longText,
        types,
      }));
      return accept(placeOf(requester.country, result.value.id, parts, result.value.location));
    },
    reverse: async (requester, { latitude, longitude }) => {
      const url = urlWithQuery(`${maps}/maps/api/geocode/json`, {
        latlng: `${latitude},${longitude}`,
        language: 'es',
        key,
      });
      const result = await callService({ url }, geocodeResponse);
      if (!result.ok || result.value === null) return refuse('failed');
      const best = result.value.results.find(({ address_components: parts }) =>
        parts.some(({ types }) => types.includes('street_number')),
      );
      const match = best ?? result.value.results[0];
      if (!match) return accept(null);
      const { lat, lng } = match.geometry.location;
      const parts = match.address_components.map(({ long_name: text, types }) => ({
        text,
        types,
      }));
      return accept(
        placeOf(requester.country, match.place_id, parts, { latitude: lat, longitude: lng }),
      );
    },
  };
}

type Part = { text: string; types: readonly string[] };

function placeOf(
  country: string,
  placeId: string,
  parts: readonly Part[],
  point: v.InferOutput<typeof placeDetailsResponse>['location'],
): GeocoderPlace | null {
  const componentsOf = (...types: readonly string[]) =>
    types.map((type) => parts.find((part) => part.types.includes(type))?.text);
  const [street, house, postalCode] = componentsOf('route', 'street_number', 'postal_code');
  const cities = componentsOf('administrative_area_level_3', 'locality');
  const area = areaNameOf(
    country,
    cities,
    componentsOf('sublocality_level_1', 'sublocality', 'neighborhood'),
  );
  const written = formatPlace({
    placeId,
    street: street ?? null,
    house: house ?? null,
    area,
    name: null,
  });
  const city = cities.find((name) => name !== undefined && name !== '');
  return (
    written && { ...written, ...addressPartsOfPlace(country, { area, city, postalCode }), ...point }
  );
}
