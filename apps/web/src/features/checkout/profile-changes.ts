import { checkName, normalName } from '@comanda/domain/checkout/check-name.ts';
import { checkPhone, fullPhone } from '@comanda/domain/checkout/check-phone.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { BrowserSession } from '@comanda/client/session.ts';

/** A name and a phone, with its country prefix, for the account. */
export type ProfileChanges = { name: string; phone: string };

/**
 * Returns the typed name and phone if they are valid and differ from the user's; null otherwise,
 * and for a guest.
 */
export function profileChanges(
  typed: { name: string; phone: string },
  session: BrowserSession | null,
  country: Country,
): ProfileChanges | null {
  if (session?.role !== 'user') return null;
  if (checkName(typed.name) !== null || checkPhone(typed.phone, country) !== null) return null;
  const name = normalName(typed.name);
  const phone = fullPhone(typed.phone, country);
  return name === session.name && phone === session.phone ? null : { name, phone };
}
