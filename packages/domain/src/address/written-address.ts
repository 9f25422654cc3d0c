import { type FieldProblem, problem } from '../checkout/field-problem.ts';
import type { AddressField, AddressFieldName, AddressSchema } from '../country/address-form.ts';
import { accept, refuse, type Result } from '../result.ts';
import { type AddressParts, noParts, partsOf, type SomeParts } from './address-parts.ts';
import { hasStreetNumber } from './street-number.ts';
import { tidyText } from '../text/tidy-text.ts';

/** An address as a shopper writes it. Fields that the country does not have are empty. */
export type WrittenAddress = Record<AddressFieldName, string>;
export type WrittenAddressProblems = Partial<Record<AddressFieldName, FieldProblem>>;

export const emptyWrittenAddress: WrittenAddress = {
  street: '',
  number: '',
  postalCode: '',
  neighbourhood: '',
  zone: '',
  municipality: '',
};

/** The text of an address for display and look-up, the city at its end, and its parts. */
export type AddressText = AddressParts & { textAddress: string; city: string };

/**
 * Builds the address text from the fields that a shopper wrote, without a geocoder: "Av. Italia
 * 1439, Ñuñoa". Refused with every field that is missing or misspelt.
 * docs/rules/places.md#street-number-required, docs/rules/places.md#address-fields-by-country: a
 * house needs its number or S/N; the country's schema requires the rest.
 */
export function writtenAddress(
  schema: AddressSchema,
  typed: WrittenAddress,
): Result<AddressText, WrittenAddressProblems> {
  const written = tidied(typed);
  const found = schema.fields.flatMap((field): [AddressFieldName, FieldProblem][] => {
    const wrong = problemOf(field, written);
    return wrong === null ? [] : [[field.name, wrong]];
  });
  if (found.length > 0) return refuse(Object.fromEntries(found));
  const parts = partsIn(schema, written);
  const city = cityOf(schema, parts);
  return accept({ textAddress: `${written.street} ${written.number}, ${city}`, city, ...parts });
}

const tidied = (typed: WrittenAddress): WrittenAddress => ({
  street: tidyText(typed.street),
  number: tidyText(typed.number),
  postalCode: tidyText(typed.postalCode),
  neighbourhood: tidyText(typed.neighbourhood),
  zone: tidyText(typed.zone),
  municipality: tidyText(typed.municipality),
});

/** Returns the problem of one field, or null. A street needs letters or a number. */
function problemOf(field: AddressField, written: WrittenAddress): FieldProblem | null {
  const value = written[field.name];
  if (value === '') return isRequired(field, written.municipality) ? problem('required') : null;
  if (field.name === 'street' && (value.length < 2 || !/[\p{L}\d]/u.test(value)))
    return problem('required');
  if (field.name === 'number' && !hasStreetNumber(value)) return problem('format');
  return isWellFormed(field, value) ? null : problem('format');
}

const isRequired = (field: AddressField, municipality: string): boolean =>
  field.isRequired || (field.requiredIn?.includes(municipality) ?? false);
const isWellFormed = ({ pattern }: AddressField, value: string): boolean =>
  value === '' || pattern === undefined || pattern.test(value);

/** Returns the parts that the country's addresses have, without values of other fields. */
export function partsIn({ fields }: AddressSchema, some: AddressParts): AddressParts {
  const has = (name: AddressFieldName): boolean => fields.some((field) => field.name === name);
  return {
    postalCode: has('postalCode') ? some.postalCode : noParts.postalCode,
    neighbourhood: has('neighbourhood') ? some.neighbourhood : noParts.neighbourhood,
    municipality: some.municipality,
    zone: has('zone') ? some.zone : noParts.zone,
  };
}

/** Returns the end of an address text: the comuna, the colonia, or the zona in a city of zonas. */
export const cityOf = ({ cityField, zonesOf }: AddressSchema, parts: AddressParts): string =>
  parts.zone !== '' && parts.municipality === zonesOf ? `Zona ${parts.zone}` : parts[cityField];

/**
 * Returns the problems of address parts that prevent an order, by field. A part with a value must
 * be spelt as in its country. If the point is approximate (`isApproximate`) every required part
 * must have a value, because the rider has only the text.
 */
export function checkParts(
  schema: AddressSchema,
  parts: AddressParts,
  isApproximate: boolean,
): WrittenAddressProblems {
  const values: WrittenAddress = { ...emptyWrittenAddress, ...parts };
  const found = schema.fields
    .filter(({ name }) => name !== 'street' && name !== 'number')
    .flatMap((field): [AddressFieldName, FieldProblem][] => {
      if (!isWellFormed(field, values[field.name])) return [[field.name, problem('format')]];
      const isMissing =
        isApproximate && values[field.name] === '' && isRequired(field, parts.municipality);
      return isMissing ? [[field.name, problem('required')]] : [];
    });
  return Object.fromEntries(found);
}

/** Returns the parts that follow from a city alone, for services that report no more. */
export function partsOfCity({ cityField, zonesOf }: AddressSchema, city: string): AddressParts {
  const zone = zonesOf === null ? undefined : /^Zona (\d{1,2})$/iu.exec(city)?.[1];
  return zone === undefined || zonesOf === null
    ? { ...noParts, [cityField]: city }
    : { ...noParts, zone, municipality: zonesOf };
}

/** Returns the parts of an address; if it has none, those that follow from its city. */
export function statedParts(
  schema: AddressSchema,
  { city, ...some }: SomeParts & { city: string },
): AddressParts {
  const said = partsIn(schema, partsOf(some));
  return Object.values(said).some((part) => part !== '') ? said : partsOfCity(schema, city);
}

/**
 * Returns the preselected municipality of an address: the city of zonas if the brand's stores are
 * in one, else empty.
 */
export const defaultMunicipality = (schema: AddressSchema, communes: readonly string[]): string =>
  communes.map((commune) => partsOfCity(schema, commune)).find(({ zone }) => zone !== '')
    ?.municipality ?? '';

const trailingNumber = /^(.*?\S)\s+(?:n[°º.]?\s*|#\s*)?(\d[\d-]*[a-z]?|s\/n)$/iu;

/**
 * Splits a typed address into street and number, which fill the form: "Av. Italia 1439, Ñuñoa"
 * gives Av. Italia and 1439. Other numbers stay in the street: `Av. 11 de Septiembre`, `12 calle`.
 */
export function splitStreet(text: string): Pick<WrittenAddress, 'street' | 'number'> {
  const street = tidyText(text.split(',')[0] ?? '');
  const found = trailingNumber.exec(street);
  if (found?.[1] === undefined || found[2] === undefined || !hasStreetNumber(street))
    return { street, number: '' };
  return { street: found[1], number: found[2] };
}
