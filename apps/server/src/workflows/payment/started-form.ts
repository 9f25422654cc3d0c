import type { TenantId } from '@comanda/domain/ids.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import type { KeptAttempt } from '../../features/payment/attempt-rows.ts';
import { findAttempt } from '../../features/payment/find-attempts.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import type { RedirectForm } from '../../payments/provider.ts';

const lookMs = 150;
/** As long as a provider may take to answer the first of the two. */
const looks = 70;

/** What the browser was told to send for an attempt that another request began, here or in another process; it may be still beginning. */
export async function formOf({ db }: Pick<Deps, 'db'>, tenantId: TenantId, kept: KeptAttempt): Promise<RedirectForm | null> {
  let found: KeptAttempt | null = kept;
  for (let look = 0; look < looks && found?.form === null && found.attempt.state === 'created'; look += 1) {
    await wait(lookMs);
    found = await findAttempt(eachAlone(db, tenantId), kept.attempt.id);
  }
  return found?.form ?? null;
}
