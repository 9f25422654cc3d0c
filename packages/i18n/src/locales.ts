import type { Locale } from '@comanda/domain/country/countries.ts';

/**
 * Every locale with texts. `es` is the base and serves the countries without their own locale.
 * docs/rules/tenants.md#texts-by-country.
 */
export const locales = ['es', 'es-CL', 'es-GT', 'es-MX'] as const satisfies readonly Locale[];
