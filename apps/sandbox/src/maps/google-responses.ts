import { emulatedCountry } from '../countries.ts';
import type { CityAddress } from './address-book.ts';
import { googleIdOf } from './google-id.ts';

type Component = { readonly text: string; readonly types: readonly string[] };

const countryOf = (entry: CityAddress): string =>
  entry.kind === 'area' ? entry.area.country : entry.street.country;
const areaOf = (entry: CityAddress): string =>
  entry.kind === 'area' ? entry.area.name : entry.street.area;
const mainText = (entry: CityAddress): string =>
  entry.kind === 'area'
    ? entry.area.name
    : [entry.street.name, entry.house].filter((part) => part !== null).join(' ');
const secondary = (entry: CityAddress): string => {
  const { name } = emulatedCountry(countryOf(entry));
  return entry.kind === 'area' ? name : `${areaOf(entry)}, ${name}`;
};

/** Builds a suggestion. It has no coordinates: Google charges for them in Details. */
export const predictionOf = (entry: CityAddress) => ({
  placePrediction: {
    place: `places/${googleIdOf(entry)}`,
    placeId: googleIdOf(entry),
    text: { text: `${mainText(entry)}, ${secondary(entry)}` },
    structuredFormat: {
      mainText: { text: mainText(entry) },
      secondaryText: { text: secondary(entry) },
    },
    types:
      entry.kind === 'area'
        ? ['sublocality']
        : entry.house === null
          ? ['route']
          : ['street_address'],
  },
});

/** Builds the address components. Communes are level 3; zones and colonias are parts of a city. */
function componentsOf(entry: CityAddress): readonly Component[] {
  const { name, communesAreCities } = emulatedCountry(countryOf(entry));
  const area = communesAreCities
    ? ['administrative_area_level_3', 'political']
    : ['sublocality_level_1', 'sublocality', 'political'];
  const street = entry.kind === 'area' ? [] : [{ text: entry.street.name, types: ['route'] }];
  const house =
    entry.kind === 'area' || entry.house === null
      ? []
      : [{ text: entry.house, types: ['street_number'] }];
  const last = { text: name, types: ['country', 'political'] };
  return [
    ...house,
    ...street,
    { text: areaOf(entry), types: area },
    { text: 'Ciudad', types: ['locality', 'political'] },
    last,
  ];
}

const addressOf = (entry: CityAddress): string => `${mainText(entry)}, ${secondary(entry)}`;

/** Returns only the fields in the mask. */
export function placeDetails(
  entry: CityAddress,
  mask: readonly string[],
): Readonly<Record<string, unknown>> {
  const all: Readonly<Record<string, unknown>> = {
    id: googleIdOf(entry),
    formattedAddress: addressOf(entry),
    location: { latitude: entry.latitude, longitude: entry.longitude },
    addressComponents: componentsOf(entry).map(({ text, types }) => ({
      longText: text,
      shortText: text,
      types,
      languageCode: 'es',
    })),
  };
  return Object.fromEntries(mask.map((field) => [field, all[field]]));
}

/** Builds a result of the Geocoding API. */
export const geocodingResult = (entry: CityAddress) => ({
  place_id: googleIdOf(entry),
  formatted_address: addressOf(entry),
  address_components: componentsOf(entry).map(({ text, types }) => ({
    long_name: text,
    short_name: text,
    types,
  })),
  geometry: {
    location: { lat: entry.latitude, lng: entry.longitude },
    location_type: 'RANGE_INTERPOLATED',
  },
  types: ['street_address'],
});
