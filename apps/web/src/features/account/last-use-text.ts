import { relativeDayText } from '@comanda/i18n/format/day-text.ts';
import type { UserSession } from './use-user-sessions.ts';

/**
 * Returns the day of a session's last use: `hoy`, `lun 16 nov`. The server counts days in UTC,
 * which begin earlier than those of the shopper: a day after `today`, the shopper's own, is today.
 * The session of this browser is in use now.
 */
export function lastUseText(
  { isCurrent, lastUsedOn }: Pick<UserSession, 'isCurrent' | 'lastUsedOn'>,
  today: string,
): string {
  return relativeDayText(isCurrent || lastUsedOn > today ? today : lastUsedOn, today);
}
