import * as v from 'valibot';
import type { BrowserReturn, ReadReturn } from '../../provider/browser-return.ts';
import { returned } from './powertranz-wire.ts';

/** Our name of an attempt at PowerTranz: both names that the return must repeat. */
export const credomaticRef = (transactionId: string, spiToken: string): string =>
  `${transactionId.toLowerCase()}.${spiToken}`;

/** Returns the token of a reference. null: it is none of ours. */
export const spiTokenOf = (providerRef: string): string | null =>
  /^[0-9a-f-]{36}\.([\w-]{20,200})$/u.exec(providerRef)?.[1] ?? null;

/**
 * Reads the result that the frame brings back: JSON in the field `Response`, or the fields themselves. Nobody signed it, so it only names the
 * attempt, by the two names that we issued. Its code says whether our payment is worth a try: PowerTranz decides.
 */
export const readCredomaticReturn: ReadReturn = (fields) => {
  const read = v.safeParse(returned, resultIn(fields));
  if (!read.success) return null;
  const { TransactionIdentifier, SpiToken, IsoResponseCode: code } = read.output;
  return {
    providerRef: credomaticRef(TransactionIdentifier, SpiToken),
    merchantRef: null,
    nextStep: ['3D0', '3D1', '3D3', 'SP1'].includes(code) ? 'commit' : 'poll',
  };
};

/** The result as an object. A text that is no JSON object is none. */
export function resultIn(fields: BrowserReturn): unknown {
  const text = fields['Response'];
  if (text === undefined) return fields;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
