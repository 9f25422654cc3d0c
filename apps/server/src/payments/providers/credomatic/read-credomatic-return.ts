import * as v from 'valibot';
import type { BrowserReturn, ReadReturn } from '../../provider/browser-return.ts';
import { returned } from './powertranz-wire.ts';
import { readBankCheck } from './read-response-code.ts';

/** Our name of an attempt at PowerTranz: both names that the return must repeat. */
export const credomaticRef = (transactionId: string, spiToken: string): string =>
  `${transactionId.toLowerCase()}.${spiToken}`;

/** Returns the token of a reference. null: it is none of ours. */
export const spiTokenOf = (providerRef: string): string | null =>
  /^[0-9a-f-]{36}\.([\w-]{20,200})$/u.exec(providerRef)?.[1] ?? null;

/**
 * Reads the result that the frame brings back: JSON in the field `Response`, or the fields
 * themselves. Nobody signed it, so it only names the attempt, by the two names that we issued. Its
 * result of the bank's check counts only while PowerTranz itself shows none, and never about money.
 */
export const readCredomaticReturn: ReadReturn = (fields) => {
  const read = v.safeParse(returned, resultIn(fields));
  if (!read.success) return null;
  const { TransactionIdentifier, SpiToken, IsoResponseCode: code, RiskManagement } = read.output;
  const status = RiskManagement?.ThreeDSecure?.AuthenticationStatus ?? null;
  const bankCheck = readBankCheck(code, status);
  return {
    providerRef: credomaticRef(TransactionIdentifier, SpiToken),
    merchantRef: null,
    ...(bankCheck === null ? { nextStep: 'poll' } : { nextStep: 'commit', bankCheck }),
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
