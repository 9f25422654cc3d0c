import type { CountryCode } from '../country/countries.ts';

/** Countries in which a person can create a brand. docs/rules/sign-up.md#folder-of-a-new-brand. */
export const signUpCountries = ['cl', 'mx', 'gt', 'pe'] as const satisfies readonly CountryCode[];
export type SignUpCountry = (typeof signUpCountries)[number];

/** Most characters of the name of a brand that a person creates. */
export const brandNameLength = 60;
