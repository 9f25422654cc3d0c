import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TenantId } from '@comanda/domain/ids.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
import type { Deps } from '../deps.ts';
import { findEnrolment, type StoredEnrolment } from './enrolment.rows.ts';
import { findUser } from '../user/user.rows.ts';
import type { EnrolmentStart } from '../payments/provider/card-vault.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { changeEnrolment, type EnrolmentChange } from './change-enrolment.ts';
import { changeOfAnswer } from './change-of-answer.ts';
import { providerWaitLeft } from '../payment/provider-wait.ts';
import type { ReachedVault } from './reach-vault.ts';
import type { StoredNow } from './store-enrolment.ts';

/**
 * `currency`: the brand's. `returnUrl`: to which the provider sends the browser. `token`: made by
 * the provider's script, null if the provider asks for the card.
 */
export type EnrolmentToOpen = StoredNow & {
  readonly returnUrl: string;
  readonly token: string | null;
  readonly currency: string;
};

/**
 * Asks the provider for the page of a new enrolment, or waits for the request that does so. Returns
 * it as it is then.
 */
export async function openEnrolment(
  deps: Deps,
  tenantId: TenantId,
  { vault, context }: ReachedVault,
  { stored, isNew, returnUrl, token, currency }: EnrolmentToOpen,
): Promise<StoredEnrolment> {
  if (!isNew) return waitForPage(deps, tenantId, stored);
  const user = await findUser(autocommit(deps.db, tenantId), stored.userId);
  const start = await vault.begin(context, {
    reference: stored.reference,
    returnUrl,
    token,
    currency,
    email: user?.email ?? '',
    name: user?.name ?? '',
    phone: user?.phone ?? '',
  });
  const changed = await changeEnrolment(deps, tenantId, stored.enrolment.id, changeOfStart(start));
  return changed?.stored ?? stored;
}

/** Finds the enrolment of a return without storing the provider's token for it. */
export const returnHashOf = (providerRef: string): string =>
  hash('sha256', providerRef, 'base64url');

function changeOfStart(start: EnrolmentStart): EnrolmentChange {
  switch (start.kind) {
    case 'page': {
      const { providerRef, next } = start;
      const set = { providerRef, next, returnHash: returnHashOf(providerRef) };
      return { report: { reported: 'opened' }, set };
    }
    case 'decided':
      return changeOfAnswer(start.report);
    case 'notStarted':
      return { report: { reported: 'notOpened' } };
    default:
      return unreachable(start);
  }
}

const pauseMs = 150;

/** A repetition waits while the first request may be asking the provider. */
async function waitForPage(
  { db, clock }: Deps,
  tenantId: TenantId,
  first: StoredEnrolment,
): Promise<StoredEnrolment> {
  let stored = first;
  const until = performance.now() + providerWaitLeft(first.createdAt, clock());
  while (performance.now() < until) {
    if (stored.enrolment.state !== 'created') return stored;
    await wait(pauseMs);
    stored = (await findEnrolment(autocommit(db, tenantId), first.enrolment.id)) ?? stored;
  }
  return stored;
}
