/** The fields of a written address. Every address, written or chosen, also has unit and notes. */
const addressFieldNames = [
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
 * `areaIsCity`: address services answer the municipality as their city; otherwise as a part of a
 * city.
 */
export type AddressSchema = {
  readonly fields: readonly AddressField[];
  readonly cityField: 'municipality' | 'neighbourhood';
  readonly zonesOf: string | null;
  readonly areaIsCity: boolean;
};

export const addressField = (
  name: AddressFieldName,
  changes: Partial<AddressField> = {},
): AddressField => ({
  name,
  input: 'text',
  isRequired: true,
  maxLength: 80,
  inputMode: 'text',
  autocomplete: 'off',
  isShort: false,
  ...changes,
});

export const streetField = addressField('street', {
  maxLength: 120,
  autocomplete: 'address-line1',
});
/** `12-34` and `S/N` are numbers too. */
export const numberField = addressField('number', { maxLength: 20, isShort: true });
export const municipalityField = addressField('municipality', {
  input: 'list',
  autocomplete: 'address-level2',
});

/** Street, number and municipality: the fields that every country has. */
export const plainAddress: AddressSchema = {
  fields: [streetField, numberField, municipalityField],
  cityField: 'municipality',
  zonesOf: null,
  areaIsCity: false,
};
