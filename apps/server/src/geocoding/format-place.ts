import type { SomeParts } from '@comanda/domain/address/address-parts.ts';
import { checkParts, partsIn } from '@comanda/domain/address/written-address.ts';
import { addressSchemaOf } from '@comanda/domain/country/address-schemas.ts';
import type { GeocoderPlace } from './geocoder.ts';

/** An address as services know it, before it is written our way. `area`: comuna, zona or colonia; null when nobody said. */
export type PlaceFacts = {
  placeId: string;
  street: string | null;
  house: string | null;
  area: string | null;
  /** What it is called where it is no street. */
  name: string | null;
};

type FormattedPlace = Omit<GeocoderPlace, 'latitude' | 'longitude'>;

/** What is longer can neither be kept nor ordered to (contract/addresses.ts). */
const maxLengths = { placeId: 200, textAddress: 200, city: 80 } as const;

/** Written as everywhere here: `Av. Italia 1500, Ñuñoa`. null for what has no name at all, or none of this world. */
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

/** A name as a service says it, or does not. */
type OptionalName = string | null | undefined;

/** Which of its parts an address ends with: in Chile the commune is the city; elsewhere zones and colonias are parts of one. */
export const areaNameOf = (
  country: string,
  city: readonly OptionalName[],
  parts: readonly OptionalName[],
): string | null =>
  (country === 'cl' ? [...city, ...parts] : [...parts, ...city]).find(
    (name) => name != null && name !== '',
  ) ?? null;

/** `city`: the municipality as the service calls it; `postalCode`: as it says it. */
type ServiceParts = { area: string | null; city: OptionalName; postalCode: OptionalName };

/** The parts of an address as a service knows them, in the words of the country; what does not look like one of its parts is left out. */
export function addressPartsOfPlace(country: string, { area, ...more }: ServiceParts): SomeParts {
  const [city, postalCode] = [more.city ?? '', more.postalCode ?? ''];
  const zone = /^zona (\d{1,2})$/iu.exec(area ?? '')?.[1] ?? '';
  const neighbourhood = area === city || zone !== '' ? '' : (area ?? '');
  const said = {
    postalCode,
    neighbourhood,
    zone,
    municipality: country === 'cl' ? (area ?? '') : municipalityOf(city),
  };
  const schema = addressSchemaOf(country);
  const wrong = checkParts(schema, said, false);
  const parts = Object.entries(partsIn(schema, said)).filter(
    ([name, value]) => value !== '' && value.length <= 80 && !(name in wrong),
  );
  return Object.fromEntries(parts);
}

/** Services call the city of Guatemala by several names. */
const municipalityOf = (city: string): string =>
  /^(?:cdad\.?|ciudad) de guatemala$/iu.test(city) ? 'Guatemala' : city;
