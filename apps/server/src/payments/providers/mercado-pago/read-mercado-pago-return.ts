import * as v from 'valibot';
import type { BrowserReturn, ReadReturn } from '../../provider/browser-return.ts';
import { preferenceId } from './mercado-pago-wire.ts';

/** A field that carries the text `null` carries nothing. */
const fieldOf = (fields: BrowserReturn, name: string): string | null =>
  fields[name] === undefined || fields[name] === '' || fields[name] === 'null'
    ? null
    : fields[name];

/**
 * Finds the attempt by our own reference or by the preference. What the return says about a payment
 * is not believed; it only tells a shopper who paid from one who left the page, which then is
 * closed.
 */
export const readMercadoPagoReturn: ReadReturn = (fields) => {
  const reference = fieldOf(fields, 'external_reference');
  const preference = fieldOf(fields, 'preference_id');
  const merchantRef =
    reference !== null && /^[A-Za-z0-9]{1,26}$/u.test(reference) ? reference : null;
  const providerRef = v.is(preferenceId, preference) ? preference : null;
  if (merchantRef === null && providerRef === null) return null;
  const status = fieldOf(fields, 'collection_status') ?? fieldOf(fields, 'status');
  return { providerRef, merchantRef, nextStep: status === 'approved' ? 'poll' : 'left' };
};
