import type { finishEnrolment as endpoint } from '@comanda/contract/cards.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findEnrolment, type StoredEnrolment } from './enrolment.rows.ts';
import { hashToken } from '../session/tokens.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome, TenantContext } from '../platform/http/call.ts';
import { incrementCounter } from '../platform/observe/process-metrics.ts';
import { changeEnrolment } from './change-enrolment.ts';
import { changeOfAnswer } from './change-of-answer.ts';
import { methodOfCardSlug } from './card-slugs.ts';
import { enrolmentOutcome } from './enrolment-outcome.ts';
import { reachVault } from './reach-vault.ts';

type Endpoint = typeof endpoint;

/**
 * Takes the card of an enrolment: only the session that began it may, with the key that the return
 * gave to its browser, once, and in the time that the provider waits. A repetition gets the
 * outcome, or nothing while the first call is under way.
 * docs/rules/cards.md#only-the-session-that-began-it-saves-the-card.
 */
export async function finishEnrolment(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, session, body, params } = call;
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const stored = await findEnrolment(autocommit(deps.db, tenant.id), body.enrolmentId);
  const isOwn =
    stored?.userId === session.userId &&
    stored.sessionHash === session.tokenHash &&
    stored.enrolment.method === methodOfCardSlug[params.method];
  if (!stored || !isOwn) return refuseStranger();
  if (stored.enrolment.state !== 'pending') return enrolmentOutcome(deps, tenant.id, stored);
  if (stored.arrivalHash !== hashToken(body.arrivalKey)) return refuseStranger();
  return enrolmentOutcome(deps, tenant.id, await takeCard(deps, tenant, stored));
}

function refuseStranger(): CallOutcome<Endpoint> {
  incrementCounter('comanda_enrolments_total', { method: 'any', outcome: 'stranger' });
  return refuse(refusalOf('NOT_FOUND'));
}

/**
 * Claims the enrolment in one commit before the provider is called, so that one caller of all takes
 * the card.
 */
async function takeCard(
  deps: Deps,
  tenant: TenantContext,
  stored: StoredEnrolment,
): Promise<StoredEnrolment> {
  const { id, method } = stored.enrolment;
  const reached = await reachVault(deps, tenant, method);
  const { providerRef, reference } = stored;
  if (!reached?.vault.finish || providerRef === null) return stored;
  const claimed = await changeEnrolment(deps, tenant.id, id, { report: { reported: 'claimed' } });
  if (claimed === null) return stored;
  const isOurs = claimed.isChanged && claimed.stored.enrolment.state === 'finishing';
  if (!isOurs) return claimed.stored;
  const answer = await reached.vault.finish(reached.context, { providerRef, reference });
  const changed = await changeEnrolment(deps, tenant.id, id, changeOfAnswer(answer));
  if (changed !== null) return changed.stored;
  // Its user was erased meanwhile: the provider must not keep the card.
  if (answer.kind === 'enrolled')
    await reached.vault.remove(reached.context, answer.card.reference);
  return claimed.stored;
}
