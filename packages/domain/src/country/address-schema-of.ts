import { type AddressSchema, plainAddress } from './address-form.ts';
import { countryRecordOf, isCountryCode } from './countries.ts';

/**
 * Returns the schema of a country code; unknown countries have street, number and municipality.
 * docs/rules/places.md#address-fields-by-country.
 */
export const addressSchemaOf = (country: string): AddressSchema =>
  isCountryCode(country) ? countryRecordOf(country).address : plainAddress;
