import {
  isRemovalLate,
  isRemovalOver,
  removalPauseMs,
} from '@comanda/domain/card/removal-schedule.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { countRemovalTry, endCard, findCard, isCardInUse, type StoredCard } from './card.rows.ts';
import { openCard } from './seal-card.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { removeCardJob } from './remove-card.job.ts';
import { reachVault } from './reach-vault.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';

type RemoveDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'payments' | 'masterKeys' | 'tenants'>;
type Payload = JobPayload<typeof removeCardJob>;

/** A payment with the card is waited for this long before the next look. */
const inUsePauseMs = 60_000;

/**
 * Job handler: removes a card at its provider, once no payment with it is under way. An unknown
 * answer is asked again with growing pauses; after a day the operator is alerted, and after 30 days
 * the reference is wiped whatever the provider said. docs/rules/cards.md#removal-of-a-card.
 */
export async function removeCard(
  deps: RemoveDeps,
  { tenantId, cardId, tries }: Payload,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const card = await findCard(tx, cardId);
  if (card?.state !== 'removing' || card.removalTries !== tries) return;
  const now = deps.clock();
  if (await isCardInUse(tx, cardId))
    return enqueue(tx, [removeCardJob.due(now + inUsePauseMs, { tenantId, cardId, tries }, now)]);
  const removed = await askProvider(deps, tenantId, card);
  const waited = now - (card.endedAt ?? now);
  const at = isoOf(now);
  if (removed !== 'unknown') return endCard(tx, cardId, at, removed);
  if (isRemovalOver(waited)) {
    deps.log.error({ tenantId, cardId }, 'a card was forgotten that its provider did not remove');
    return endCard(tx, cardId, at, 'forgotten');
  }
  if (isRemovalLate(waited))
    deps.log.error({ tenantId, cardId, tries }, 'a card cannot be removed at its provider');
  await countRemovalTry(
    tx,
    cardId,
    removeCardJob.due(now + removalPauseMs(tries), { tenantId, cardId, tries: tries + 1 }),
  );
}

async function askProvider(
  deps: RemoveDeps,
  tenantId: TenantId,
  { id, userId, method, envelope }: StoredCard,
): Promise<'removed' | 'gone' | 'unknown'> {
  const tenant = deps.tenants.byId(tenantId);
  const reached = tenant && (await reachVault(deps, tenant, method));
  const place = { tenantId, userId, cardId: id };
  const opened = envelope && openCard(deps.masterKeys, place, envelope);
  if (!reached || !opened?.ok) return 'unknown';
  return reached.vault.remove(reached.context, opened.value);
}
