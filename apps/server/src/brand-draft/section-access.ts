import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { CallerSession, StaffSession } from '../platform/http/call.ts';

/**
 * Returns the session of a person who may change a section: managers have the menu, owners all.
 * Refused: NOT_AUTHORIZED. docs/rules/back-office.md#sections-of-a-brand.
 */
export function sessionFor(
  section: DraftSection,
  caller: CallerSession,
): Result<StaffSession, Refusal> {
  const session = staffSessionOf(caller);
  return section === 'menu' || session.role === 'owner'
    ? accept(session)
    : refuse(refusalOf('NOT_AUTHORIZED'));
}
