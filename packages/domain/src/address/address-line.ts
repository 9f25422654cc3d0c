import type { SomeParts } from './address-parts.ts';

/** The parts of an address that one line shows. */
export type LineParts = SomeParts & {
  textAddress: string;
  apartmentDetails?: string | undefined;
  city: string;
};

/**
 * Returns an address in one line, each part once, also if its text already ends with its city: "Av.
 * Italia 1439, depto 502, Ñuñoa", "Durango 220, int. 4, Roma Norte, C.P. 06700, Cuauhtémoc", "4a.
 * Avenida 12-34, Zona 10, Guatemala".
 */
export function addressLine(address: LineParts): string {
  const {
    textAddress,
    apartmentDetails = '',
    city,
    neighbourhood = '',
    postalCode = '',
    zone = '',
    municipality = '',
  } = address;
  const street = textAddress.endsWith(`, ${city}`)
    ? textAddress.slice(0, -city.length - 2)
    : textAddress;
  const zona = zone === '' ? '' : `Zona ${zone}`;
  const code = postalCode === '' ? '' : `C.P. ${postalCode}`;
  const parts = [
    street,
    apartmentDetails,
    zona,
    neighbourhood,
    city === municipality ? '' : city,
    code,
    municipality || city,
  ];
  return parts.filter((part, at) => part !== '' && parts.indexOf(part) === at).join(', ');
}

/** Returns street and city only, for small spaces. */
export const shortAddressLine = ({ textAddress, city }: LineParts): string =>
  addressLine({ textAddress, city });
