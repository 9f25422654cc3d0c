import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { ProfileTexts } from '@comanda/i18n/es/profile.ts';
import { waitText } from '@comanda/i18n/wait-text.ts';

/** Returns the reason for which a change of the profile was not saved. */
export function saveTroubleText(
  { label, metadata: { seconds } }: Refusal,
  words: ProfileTexts['notSaved'],
): string {
  if (label === 'NETWORK_ERROR' || label === 'TIMEOUT') return words.network;
  if (label === 'TOO_MANY_REQUESTS')
    return words.tooMany(waitText(typeof seconds === 'number' ? seconds : 60));
  return words.other;
}
