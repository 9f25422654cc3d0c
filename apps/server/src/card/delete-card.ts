import type { deleteCard as endpoint } from '@comanda/contract/cards.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { beginCardRemoval } from './card.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { removeCardJob } from './remove-card.job.ts';
import { methodOfCardSlug } from './card-slugs.ts';

type Endpoint = typeof endpoint;

/**
 * Deletes a card of the user: nobody can choose it any more, and a job removes it at its provider.
 * docs/rules/cards.md#removal-of-a-card.
 */
export async function deleteCard(
  { db }: Pick<Deps, 'db'>,
  { tenant, session, params, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const { id: cardId } = params;
  const named = { userId: session.userId, method: methodOfCardSlug[params.method], cardId };
  const isFound = await beginCardRemoval(
    autocommit(db, tenant.id),
    named,
    isoOf(now),
    removeCardJob.due(now, { tenantId: tenant.id, cardId, tries: 0 }),
  );
  return isFound ? accept(null) : refuse(refusalOf('NOT_FOUND'));
}
