import type { InferOutput } from 'valibot';
import type { Frozen } from '../schema/frozen.ts';
import type { AddressSchema } from './address-form.ts';
import type { countryFactsSchema } from './country-schema.ts';

/** A box of degrees. */
type Bounds = { south: number; north: number; west: number; east: number };

/**
 * A number that tax authorities give to companies or people. `kind` names it in a checkout question
 * (docs/rules/checkout.md#checkout-questions), `typedLength` is the longest one with dashes and a
 * pasted space or two.
 */
export type TaxId = {
  readonly kind: string;
  readonly typedLength: number;
  readonly isValid: (text: string) => boolean;
};

/**
 * Everything that the product knows of a country. Each country is one file beside this one, and
 * every list of countries is derived from `countries.ts`. `facts` are sent to browsers with the
 * settings.
 *
 * `phone.firstDigit`: the digit that every number starts with; null: any. `phone.mobileDigit`: a
 * digit that shoppers write before the number though the prefix contains it or it is out of use.
 * `phone.shownPrefix`: the prefix as the form shows it. `phone.groupsOf`: lengths of the groups
 * that the digits after the prefix are written in. `address`: the fields of an address. `bounds`: a
 * box around the country with its islands; parts of its neighbours lie inside as well.
 */
export type CountryRecord = {
  readonly facts: Frozen<InferOutput<typeof countryFactsSchema>>;
  readonly phone: {
    readonly firstDigit: string | null;
    readonly mobileDigit: string | null;
    readonly shownPrefix: string;
    readonly groupsOf: (local: string) => readonly number[];
  };
  readonly address: AddressSchema;
  readonly taxId: TaxId | null;
  readonly bounds: Bounds;
};

/** Declares a country. Its code, its locale and the kind of its tax number stay literal types. */
export const defineCountry = <const Declared extends CountryRecord>(record: Declared): Declared =>
  record;
