import { refuse, accept, type Result } from '../result.ts';
import { hasStreetNumber } from './history.ts';
import { tidyText } from './tidy-text.ts';

/** An address as it is written by hand, in three fields. */
export type Written = { street: string; number: string; area: string };
export type WrittenField = keyof Written;

/**
 * The text of an address that is written by hand, without any geocoder: "Av. Italia 1439, Ñuñoa". Refused with every field that is
 * missing: a street needs letters or a number for a name, a house its number or S/N (Spec §5), and the area is one of the list.
 */
export function writtenText(written: Written): Result<string, readonly WrittenField[]> {
  const [street, number, area] = [tidyText(written.street), tidyText(written.number), tidyText(written.area)];
  const missing: WrittenField[] = [];
  if (street.length < 2 || !/[\p{L}\d]/u.test(street)) missing.push('street');
  if (!hasStreetNumber(number)) missing.push('number');
  if (area === '') missing.push('area');
  return missing.length > 0 ? refuse(missing) : accept(`${street} ${number}, ${area}`);
}

const trailingNumber = /^(.*?\S)\s+(?:n[°º.]?\s*|#\s*)?(\d[\d-]*[a-z]?|s\/n)$/iu;

/**
 * The street and the number of a typed address, so that nobody writes them twice: "Av. Italia 1439, Ñuñoa" is Av. Italia and 1439.
 * What is no number of a house stays in the street: `Av. 11 de Septiembre`, `12 calle`.
 */
export function splitStreet(text: string): Omit<Written, 'area'> {
  const street = tidyText(text.split(',')[0] ?? '');
  const found = trailingNumber.exec(street);
  if (found?.[1] === undefined || found[2] === undefined || !hasStreetNumber(street)) return { street, number: '' };
  return { street: found[1], number: found[2] };
}
