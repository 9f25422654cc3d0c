/**
 * The result of a trial of a brand's keys at their provider. `works`: it knows them. `refused`: it
 * does not. `noAnswer`: it gave no answer that says either. `notTried`: it has no call for it, or
 * answered in a way that proves nothing, and the first purchase shows it.
 */
export const keyTrialResults = ['works', 'refused', 'noAnswer', 'notTried'] as const;
export type KeyTrialResult = (typeof keyTrialResults)[number];

/**
 * The end of keys that were written. `use`: payments are made with them. `wait`: they are
 * stored beside those in use until their provider answers. `drop`: they are not stored.
 */
export type FateOfKeys = 'use' | 'wait' | 'drop';

/**
 * Returns what becomes of written keys. Wrong keys never replace those in use, and neither do keys
 * whose provider may still say so. docs/rules/back-office.md#payment-keys.
 */
export function fateOfKeys(result: KeyTrialResult): FateOfKeys {
  switch (result) {
    case 'works':
    case 'notTried':
      return 'use';
    case 'noAnswer':
      return 'wait';
    case 'refused':
      return 'drop';
  }
}

/** `fields`: most fields of one secret. `trialsPerHour`: of a brand, on each server. */
export const paymentKeyLimits = { fields: 12, trialsPerHour: 60 };

/** Characters of a key that are told of it, and the fewest that it has then. */
const toldLength = 4;
const leastToldOf = 16;

/**
 * Returns the end of a key by which its owner knows it again; null: it is so short that the end
 * would tell too much of it. docs/rules/back-office.md#payment-keys.
 */
export const endOfKey = (key: string): string | null =>
  key.length < leastToldOf ? null : key.slice(-toldLength);

/**
 * Returns whether a text can be a key: a header of HTTP carries it, and it has no blank at its
 * ends.
 */
export const isKeyText = (text: string): boolean => /^[!-~](?:[ -~]*[!-~])?$/.test(text);
