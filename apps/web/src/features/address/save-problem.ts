import { maxSavedAddresses } from '@comanda/domain/address/saved-address.ts';
import type { ErrorLabel, Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { AddressesTexts } from '@comanda/i18n/es/addresses.ts';

type SaveProblemKind = Exclude<keyof AddressesTexts['trouble'], 'full'>;

/**
 * The reasons for which an address was not saved. `full`: the shopper already has the greatest
 * number of saved addresses.
 */
export type SaveProblem = { reason: 'full'; limit: number } | { reason: SaveProblemKind };

const byLabel: Partial<Record<ErrorLabel, SaveProblemKind>> = {
  REPEATED_DATABASE_VALUE: 'same',
  NOT_FOUND: 'gone',
  FIELD_VALIDATION: 'number',
  INVALID_TOKEN: 'signedOut',
  Unauthorized: 'signedOut',
  NETWORK_ERROR: 'network',
  TIMEOUT: 'network',
  NOT_AUTHORIZED: 'signedOut',
};

export function saveProblemOf({ label, metadata: { reason, limit } }: Refusal): SaveProblem {
  if (label === 'INVALID_PARAMETER' && reason === 'full')
    return { reason: 'full', limit: typeof limit === 'number' ? limit : maxSavedAddresses };
  return { reason: byLabel[label] ?? 'other' };
}

export const saveProblemText = (trouble: SaveProblem, words: AddressesTexts['trouble']): string =>
  trouble.reason === 'full' ? words.full(trouble.limit) : words[trouble.reason];
