import type { SomeParts } from '@comanda/domain/address/address-parts.ts';
import { checkParts, partsIn } from '@comanda/domain/address/written-address.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schema-of.ts';
import type { GeocoderPlace } from './geocoder.ts';

/**
 * The parts of an address as a service returns them, before they are formatted. `area`: comuna,
 * zona or colonia; null if unknown.
 */
export type PlaceFacts = {
  placeId: string;
  street: string | null;
  house: string | null;
  area: string | null;
  /** The name of a place that is not a street. */
  name: string | null;
};

type FormattedPlace = Omit<GeocoderPlace, 'latitude' | 'longitude'>;

/** Limits of length. A longer text can be neither stored nor ordered to (contract/addresses.ts). */
const maxLengths = { placeId: 200, textAddress: 200, city: 80 } as const;

/**
 * Formats a place such as `Av. Italia 1500, Ñuñoa`. Returns null if it has no name or a field is
 * too long.
 */
export function formatPlace(known: PlaceFacts): FormattedPlace | null {
  const written = withAddressText(known);
  return written && fieldNames.every((name) => written[name].length <= maxLengths[name])
    ? written
    : null;
}

const fieldNames = ['placeId', 'textAddress', 'city'] as const;

function withAddressText({
  placeId,
  street,
  house,
  area,
  name,
}: PlaceFacts): FormattedPlace | null {
  const city = area ?? name;
  if (city === null) return null;
  if (street === null)
    return { placeId, textAddress: name ?? city, city, streetNumber: null, precision: 'area' };
  const line = house === null ? street : `${street} ${house}`;
  return {
    placeId,
    textAddress: `${line}, ${city}`,
    city,
    streetNumber: house,
    precision: house === null ? 'street' : 'address',
  };
}

/** A name in a service's response, where it may be missing. */
type OptionalName = string | null | undefined;

/**
 * Returns the area with which an address ends. In Chile the commune is the city; zones and colonias
 * are parts of a city.
 */
export const areaNameOf = (
  country: string,
  city: readonly OptionalName[],
  parts: readonly OptionalName[],
): string | null =>
  (addressSchemaOf(country).areaIsCity ? [...city, ...parts] : [...parts, ...city]).find(
    (name) => name != null && name !== '',
  ) ?? null;

/** `city`: the municipality in the service's spelling. `postalCode`: unchanged from the service. */
type ServiceParts = { area: string | null; city: OptionalName; postalCode: OptionalName };

/**
 * Returns the parts of an address by the country's address format. Values that are not valid for
 * their part are left out.
 */
export function addressPartsOfPlace(country: string, { area, ...more }: ServiceParts): SomeParts {
  const schema = addressSchemaOf(country);
  const [city, postalCode] = [more.city ?? '', more.postalCode ?? ''];
  const zone = /^zona (\d{1,2})$/iu.exec(area ?? '')?.[1] ?? '';
  const neighbourhood = area === city || zone !== '' ? '' : (area ?? '');
  const wireParts = {
    postalCode,
    neighbourhood,
    zone,
    municipality: schema.areaIsCity ? (area ?? '') : municipalityOf(city),
  };
  const wrong = checkParts(schema, wireParts, false);
  const parts = Object.entries(partsIn(schema, wireParts)).filter(
    ([name, value]) => value !== '' && value.length <= 80 && !(name in wrong),
  );
  return Object.fromEntries(parts);
}

/** Returns the municipality's name. Services have several names for Guatemala City. */
const municipalityOf = (city: string): string =>
  /^(?:cdad\.?|ciudad) de guatemala$/iu.test(city) ? 'Guatemala' : city;
