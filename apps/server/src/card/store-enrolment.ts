import { enrolmentLifetimeMs } from '@comanda/domain/card/enrolment.ts';
import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { enrolmentsPerHour, secondsUntilEnrolment } from '@comanda/domain/card/enrolment-budget.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { reusedKeyRefusal } from '@comanda/domain/idempotency/same-key-other-body.ts';
import type { EnrolmentId, TenantId, UserId } from '@comanda/domain/ids.ts';
import { merchantRefOf } from '@comanda/domain/payment/merchant-ref.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import {
  findEnrolmentByKey,
  insertEnrolment,
  newestEnrolmentTimes,
  type StoredEnrolment,
} from './enrolment.rows.ts';
import { lockUserRow } from '../user/update-user.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { IdempotencyKey } from '../platform/idempotency-key.ts';
import { sweepEnrolmentJob } from './sweep-enrolment.job.ts';

/** An enrolment to store. `sessionHash`: hash of the token of the session that begins it. */
export type NewEnrolment = {
  readonly userId: UserId;
  readonly method: SavedCardMethod;
  readonly key: Pick<IdempotencyKey, 'key' | 'bodyHash'>;
  readonly sessionHash: string;
  readonly redirectUrl: string | null;
};

/** `isNew`: the provider was not asked yet. */
export type StoredNow = { readonly stored: StoredEnrolment; readonly isNew: boolean };

/**
 * Stores an enrolment before its provider is called, or finds the one of the same key. Refused:
 * another request under the key, and more enrolments than a user may begin in an hour, counted
 * under the user's lock on all servers together.
 */
export async function storeEnrolment(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  tenantId: TenantId,
  request: NewEnrolment,
): Promise<Result<StoredNow, Refusal>> {
  return withTenant(deps.db, tenantId, async (tx) => {
    if (!(await lockUserRow(tx, request.userId))) return refuse(refusalOf('NOT_AUTHORIZED'));
    const { key, bodyHash } = request.key;
    const earlier = await findEnrolmentByKey(tx, request.userId, key);
    if (earlier !== null) {
      const refusal = reusedKeyRefusal({ bodyHash: earlier.bodyHash }, { bodyHash });
      return refusal ? refuse(refusal) : accept({ stored: earlier, isNew: false });
    }
    const made = newEnrolment(deps, request);
    const begun = await newestEnrolmentTimes(tx, request.userId, enrolmentsPerHour);
    const seconds = secondsUntilEnrolment(begun, made.createdAt);
    if (seconds > 0) return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds }));
    const { id: enrolmentId, deadline: at } = made.enrolment;
    const sweep = sweepEnrolmentJob.due(at, { tenantId, enrolmentId, at }, 'page');
    await insertEnrolment(tx, made, [sweep]);
    return accept({ stored: made, isNew: true });
  });
}

/** Every enrolment has a reference of its own at the provider, so that no card replaces another. */
function newEnrolment(
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  { userId, method, key, sessionHash, redirectUrl }: NewEnrolment,
): StoredEnrolment {
  const now = clock();
  return {
    enrolment: {
      id: random.id<EnrolmentId>(now),
      method,
      state: 'created',
      problem: null,
      deadline: now + enrolmentLifetimeMs,
      arrivedAt: null,
      finishBy: null,
    },
    userId,
    sessionHash,
    reference: merchantRefOf(Buffer.from(random.secret(), 'base64url').subarray(0, 16)),
    providerRef: null,
    returnHash: null,
    next: null,
    redirectUrl,
    arrivalHash: null,
    requestKey: key.key,
    bodyHash: key.bodyHash,
    cardId: null,
    createdAt: now,
  };
}
