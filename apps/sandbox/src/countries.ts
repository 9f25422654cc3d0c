/**
 * A country as the emulated services know it; the shop's own record of it is never read. `fare`:
 * of a courier, in major units. `communesAreCities`: address services name a commune or a district
 * as the city. `latitudes`: from south to north, for a request that names no country.
 * `mercadoPagoSite`: the site of Mercado Pago there; null: it has none.
 */
type EmulatedCountry = {
  readonly name: string;
  readonly locale: string;
  readonly currency: string;
  readonly decimals: 0 | 2;
  readonly phonePrefix: string;
  readonly fare: { readonly start: number; readonly kilometre: number };
  readonly communesAreCities: boolean;
  readonly latitudes: readonly [south: number, north: number];
  readonly mercadoPagoSite: string | null;
};

const chile: EmulatedCountry = {
  name: 'Chile',
  locale: 'es-CL',
  currency: 'CLP',
  decimals: 0,
  phonePrefix: '+56',
  fare: { start: 1_490, kilometre: 380 },
  communesAreCities: true,
  latitudes: [-90, -18.3],
  mercadoPagoSite: 'MLC',
};

const countries: Readonly<Record<string, EmulatedCountry>> = {
  cl: chile,
  gt: {
    name: 'Guatemala',
    locale: 'es-GT',
    currency: 'GTQ',
    decimals: 2,
    phonePrefix: '+502',
    fare: { start: 15, kilometre: 4 },
    communesAreCities: false,
    latitudes: [0, 18],
    mercadoPagoSite: null,
  },
  mx: {
    name: 'México',
    locale: 'es-MX',
    currency: 'MXN',
    decimals: 2,
    phonePrefix: '+52',
    fare: { start: 32, kilometre: 9 },
    communesAreCities: false,
    latitudes: [18, 90],
    mercadoPagoSite: 'MLM',
  },
  pe: {
    name: 'Perú',
    locale: 'es-PE',
    currency: 'PEN',
    decimals: 2,
    phonePrefix: '+51',
    fare: { start: 6, kilometre: 2 },
    communesAreCities: true,
    latitudes: [-18.3, 0],
    mercadoPagoSite: 'MPE',
  },
};

/** Returns a country by its code; Chile for an unknown one. */
export const emulatedCountry = (code: string): EmulatedCountry =>
  countries[code.toLowerCase()] ?? chile;

/** Returns the country of a currency; Chile for an unknown one. */
export const countryOfCurrency = (currency: string): EmulatedCountry =>
  Object.values(countries).find((country) => country.currency === currency) ?? chile;

const codeWhere = (isMeant: (country: EmulatedCountry) => boolean): string =>
  Object.entries(countries).find(([, country]) => isMeant(country))?.[0] ?? 'cl';

/** Returns the country of a phone number in international form. Chile if it is unknown. */
export const countryOfPhone = (phone: string): string =>
  codeWhere(({ phonePrefix }) => phone.startsWith(phonePrefix));

export const countryOfLatitude = (latitude: number): string =>
  codeWhere(({ latitudes: [south, north] }) => latitude >= south && latitude < north);

/** Decimals of the currencies of all countries. */
export const currencyDecimals: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(countries).map(({ currency, decimals }) => [currency, decimals]),
);

/** Decimals of the currencies of the countries in which Mercado Pago works. */
export const mercadoPagoDecimals: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(countries)
    .filter(({ mercadoPagoSite }) => mercadoPagoSite !== null)
    .map(({ currency, decimals }) => [currency, decimals]),
);
