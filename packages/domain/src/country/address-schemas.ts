import { type CountryCode, countryCodes } from './countries.ts';

/** The fields of a written address. Every address, written or chosen, also has unit and notes. */
export const addressFieldNames = [
  'street',
  'number',
  'postalCode',
  'neighbourhood',
  'zone',
  'municipality',
] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

/**
 * One field. `input` list: the shopper chooses from the country's municipalities; other fields are
 * typed. `pattern`: the whole value matches it unless it is empty. `requiredIn`: municipalities in
 * which an optional field is required. `autocomplete`: the token of the HTML standard. `isShort`:
 * shown next to its neighbour. Labels and messages are texts of the country (packages/i18n).
 */
export type AddressField = {
  readonly name: AddressFieldName;
  readonly input: 'text' | 'list';
  readonly isRequired: boolean;
  readonly requiredIn?: readonly string[];
  readonly maxLength: number;
  readonly pattern?: RegExp;
  readonly inputMode: 'text' | 'numeric';
  readonly autocomplete: string;
  readonly isShort: boolean;
};

/**
 * The fields in the country's order. `cityField`: the field at the end of an address text, which is
 * its `city`. `zonesOf`: the municipality whose zonas are used as the city: `Zona 10`.
 */
export type AddressSchema = {
  readonly fields: readonly AddressField[];
  readonly cityField: 'municipality' | 'neighbourhood';
  readonly zonesOf: string | null;
};

const field = (name: AddressFieldName, changes: Partial<AddressField> = {}): AddressField => ({
  name,
  input: 'text',
  isRequired: true,
  maxLength: 80,
  inputMode: 'text',
  autocomplete: 'off',
  isShort: false,
  ...changes,
});

const street = field('street', { maxLength: 120, autocomplete: 'address-line1' });
/** `12-34` and `S/N` are numbers too. */
const number = field('number', { maxLength: 20, isShort: true });
const municipality = field('municipality', { input: 'list', autocomplete: 'address-level2' });

/** Street, number and municipality: the fields that every country has. */
const plain: AddressSchema = {
  fields: [street, number, municipality],
  cityField: 'municipality',
  zonesOf: null,
};

const guatemala: AddressSchema = {
  fields: [
    street,
    number,
    field('zone', {
      isRequired: false,
      requiredIn: ['Guatemala'],
      maxLength: 2,
      pattern: /^(?:[1-9]|1\d|2[0-5])$/,
      inputMode: 'numeric',
      autocomplete: 'address-level3',
      isShort: true,
    }),
    municipality,
  ],
  cityField: 'municipality',
  zonesOf: 'Guatemala',
};

const mexico: AddressSchema = {
  fields: [
    street,
    number,
    field('postalCode', {
      maxLength: 5,
      pattern: /^\d{5}$/,
      inputMode: 'numeric',
      autocomplete: 'postal-code',
      isShort: true,
    }),
    field('neighbourhood', { autocomplete: 'address-level3' }),
    municipality,
  ],
  cityField: 'neighbourhood',
  zonesOf: null,
};

/** The address schema of each country. docs/rules/places.md#address-fields-by-country. */
export const addressSchemas: Record<CountryCode, AddressSchema> = {
  cl: plain,
  gt: guatemala,
  mx: mexico,
  pe: plain,
  ar: plain,
  co: plain,
  cr: plain,
};

/** Returns the schema of a country code; unknown countries have street, number and municipality. */
export function addressSchemaOf(country: string): AddressSchema {
  const code = countryCodes.find((each) => each === country);
  return code === undefined ? plain : addressSchemas[code];
}
