import type { getSessions as endpoint } from '@comanda/contract/sessions.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { sessionTexts } from '@comanda/i18n/areas/session.ts';
import type { Deps } from '../deps.ts';
import { sessionLabel } from './session-label.ts';
import { findSessions } from './user-sessions.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;

/**
 * Lists the caller's sessions, newest first. Their ids are not derived from the tokens.
 * docs/rules/people.md#list-of-sessions.
 */
export async function listSessions(
  deps: Pick<Deps, 'db'>,
  { tenant, session, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const texts = sessionTexts(tenant.country.locale);
  const rows = await findSessions(autocommit(deps.db, tenant.id), session.userId, now);
  return accept(
    rows.map((row) => ({
      id: row.id,
      label: sessionLabel(row, texts),
      createdAt: row.created_at,
      lastUsedOn: row.last_used_on,
      isCurrent: row.token_hash === session.tokenHash,
    })),
  );
}
