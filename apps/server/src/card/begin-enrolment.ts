import type { beginEnrolment as endpoint } from '@comanda/contract/cards.ts';
import { headers } from '@comanda/contract/headers.ts';
import { maxSavedCards, type SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findCardsOfUser } from './card.rows.ts';
import type { StoredEnrolment } from './enrolment.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { createJobToken } from '../platform/http/job-token.ts';
import { readIdempotencyKey } from '../platform/idempotency-key.ts';
import { shopOrigin } from '../tenant/shop-origin.ts';
import { returnPageOrigin } from '../payment/return-page.ts';
import { methodOfCardSlug } from './card-slugs.ts';
import { openEnrolment } from './open-enrolment.ts';
import { type ReachedVault, reachVault, vaultOf } from './reach-vault.ts';
import { storeEnrolment } from './store-enrolment.ts';

type Endpoint = typeof endpoint;

/**
 * Begins to save a card: stores the enrolment, then asks the provider for its page, or for the card
 * if the browser brought a token. The same idempotency key answers the same enrolment.
 * docs/rules/cards.md#beginning-an-enrolment.
 */
export async function beginEnrolment(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { tenant, session, body, params, now } = call;
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const method = methodOfCardSlug[params.method];
  const sentKey = call.header(headers.idempotencyKey);
  if (sentKey === undefined)
    return refuse(refusalOf('PARAMETER_MISSING', { field: headers.idempotencyKey }));
  const key = readIdempotencyKey(sentKey, { method, ...body });
  if (!key) return refuse(refusalOf('INVALID_PARAMETER', { field: headers.idempotencyKey }));
  const origin = originOf(deps, call);
  if (origin === null) return refuse(refusalOf('INVALID_PARAMETER', { field: 'redirectUrl' }));
  const isFull = await hasAllCards(deps, tenant.id, session.userId);
  if (isFull) return refuse(tooManyCards);
  const reached = await reach(deps, call, method);
  if (!reached.ok) return reached;
  const stored = await storeEnrolment(deps, tenant.id, {
    method,
    key,
    userId: session.userId,
    sessionHash: session.tokenHash,
    redirectUrl: body.redirectUrl ?? null,
  });
  if (!stored.ok) return stored;
  const opened = await openEnrolment(deps, tenant.id, reached.value, {
    ...stored.value,
    returnUrl: `${origin}/v1/cards/${params.method}/return`,
    token: body.token ?? null,
    currency: tenant.country.currency,
  });
  return answerOf(deps, tenant.id, opened, now);
}

/**
 * The origin to which provider and server send the browser back; null: the page belongs to another
 * shop.
 */
const originOf = ({ config }: Deps, call: Call<Endpoint>): string | null =>
  call.body.redirectUrl === undefined
    ? shopOrigin(config, call.tenant, { host: call.header('host'), scheme: call.scheme })
    : returnPageOrigin(config, call, call.body.redirectUrl);

const tooManyCards = refusalOf('OPERATION_NOT_SUPPORTED', {
  reason: 'tooManyCards',
  limit: maxSavedCards,
});

const hasAllCards = async ({ db }: Deps, tenantId: TenantId, userId: UserId): Promise<boolean> =>
  (await findCardsOfUser(autocommit(db, tenantId), userId)).length >= maxSavedCards;

/** The vault, if this brand can use it now. Without a key for secrets no card can be kept. */
async function reach(
  deps: Deps,
  { tenant, body }: Call<Endpoint>,
  method: SavedCardMethod,
): Promise<Result<ReachedVault, Refusal>> {
  const vault = vaultOf(deps, tenant, method);
  if (vault === null || deps.masterKeys.length === 0)
    return refuse(refusalOf('INVALID_PAYMENT_REQUEST', { method }));
  if (vault.finish !== undefined && body.redirectUrl === undefined)
    return refuse(refusalOf('PARAMETER_MISSING', { field: 'redirect_url' }));
  const reached = deps.payments.isDown(method) ? null : await reachVault(deps, tenant, method);
  return reached ? accept(reached) : refuse(notStarted(deps, method));
}

function notStarted({ payments }: Deps, method: SavedCardMethod): Refusal {
  const seconds = payments.restSeconds(method);
  return refusalOf('PAYMENT_REQUEST_FAILED', { method, ...(seconds > 0 ? { seconds } : {}) });
}

/**
 * An enrolment that is over answers `settled`: its job has the outcome. Only one that could not
 * begin is refused here.
 */
function answerOf(
  deps: Deps,
  tenantId: TenantId,
  { enrolment, next, createdAt }: StoredEnrolment,
  now: number,
): CallOutcome<Endpoint> {
  if (enrolment.problem === 'unavailable' || (enrolment.state === 'created' && next === null))
    return refuse(notStarted(deps, enrolment.method));
  const jobToken = createJobToken(deps.tokenSecret, tenantId, enrolment.id, { createdAt, now });
  return accept({ enrolmentId: enrolment.id, jobToken, next: next ?? { kind: 'settled' } });
}
