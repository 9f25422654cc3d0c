import { companiesOfEmail } from '@comanda/domain/company/companies-of-email.ts';
import type { CouponRequest } from '@comanda/domain/coupon/coupon-request.ts';
import type { CouponUse } from '@comanda/domain/coupon/coupon-use.ts';
import { wrongCodeBudgets } from '@comanda/domain/coupon/wrong-code-budgets.ts';
import {
  findCoupon,
  type FoundCoupon,
  looksLikeInvitation,
} from '@comanda/domain/coupon/find-coupon.ts';
import type { AskedCoupon } from '@comanda/domain/coupon/one-coupon.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findCouponFacts, type StoredCouponFacts } from './find-coupon-facts.rows.ts';
import type { StoreMenuFacts } from '../menu/live-store.ts';
import { networkBudgets } from '../order-limits/network-key.ts';
import { emailHash } from '../verification/email-hash.ts';
import type { CallerSession, TenantContext } from '../platform/http/call.ts';

/** The caller who asks for a coupon, and the caller's address. `now` in milliseconds. */
export type CouponCaller = {
  tenant: Pick<TenantContext, 'id'>;
  session: CallerSession;
  ip: string;
  now: number;
};

/**
 * `request`: for the price; its code is the typed one. `use`: what an order of that price takes.
 */
export type LoadedCoupon = { request: CouponRequest; use: CouponUse };

export type CouponDeps = Pick<Deps, 'db' | 'config' | 'tokenSecret' | 'metrics'>;

/**
 * Loads a coupon with the facts about its user. Refused before any look-up with
 * COUPON_CANNOT_BE_USED_BY_USER for everybody but a user; then with TOO_MANY_REQUESTS after too
 * many unknown codes, INVALID_INVITATION_CODE and INVALID_COUPON_CODE. A user's call is one
 * statement, whether the code exists or not. Whether the coupon suits the cart is decided with the
 * price. docs/rules/coupons.md#wrong-coupon-codes.
 */
export async function loadCoupon(
  deps: CouponDeps,
  published: Pick<StoreMenuFacts, 'coupons' | 'operations'>,
  caller: CouponCaller,
  asked: AskedCoupon,
): Promise<Result<LoadedCoupon, Refusal>> {
  const { tenant, session, now } = caller;
  if (session.role !== 'user') return refuse(refusalOf('COUPON_CANNOT_BE_USED_BY_USER'));
  const found = findCoupon(published.coupons, asked.text);
  const tried = {
    code: found?.coupon.code ?? null,
    codeEnd: found?.codeEnd ?? null,
    countsUses: (found?.coupon.maxUses ?? null) !== null,
    networks: deps.config.orderLimits
      ? networkBudgets(deps.tokenSecret, caller.ip, {
          name: 'networkCoupons',
          ofHost: wrongCodeBudgets.network,
        })
      : [],
  };
  const mailboxOf = (email: string) => emailHash(deps.tokenSecret, tenant.id, email);
  const place = { db: deps.db, tenantId: tenant.id };
  const facts = await findCouponFacts(place, session.userId, tried, mailboxOf, now);
  if (!facts) return refuse(refusalOf('COUPON_CANNOT_BE_USED_BY_USER'));
  if (facts.seconds > 0) return tooManyCodes(deps, facts.seconds);
  if (found && facts.isKnown) return accept(loaded(found, facts, asked.paymentMethod, published));
  const isInvitation = looksLikeInvitation(published.coupons, asked.text);
  return refuse(refusalOf(isInvitation ? 'INVALID_INVITATION_CODE' : 'INVALID_COUPON_CODE'));
}

function tooManyCodes({ metrics }: CouponDeps, seconds: number): Result<never, Refusal> {
  metrics.count('comanda_limit_hits_total', { limit: 'wrongCouponCodes' });
  return refuse(refusalOf('TOO_MANY_REQUESTS', { seconds, reason: 'COUPONS' }));
}

function loaded(
  { code: typedCode, coupon }: FoundCoupon,
  facts: StoredCouponFacts,
  paymentMethod: PaymentMethodName | null,
  { operations }: Pick<StoreMenuFacts, 'operations'>,
): LoadedCoupon {
  const { code, name, maxUses, maxUsesPerUser, firstPurchase, paymentMethods } = coupon;
  const { version = null } = coupon;
  const { mailbox, inviterId, usesByUser, uses, hasOrdered, ownsCode } = facts;
  const companyIds = companiesOfEmail(facts.email, operations.companies).map(({ id }) => id);
  return {
    request: {
      coupon: { ...coupon, code: typedCode },
      user: { companyIds, usesByUser, uses, hasOrdered, ownsCode },
      paymentMethod,
    },
    use: {
      code,
      typedCode,
      name,
      maxUses,
      maxUsesPerUser,
      firstPurchase,
      paymentMethods,
      mailbox,
      inviterId,
      version,
    },
  };
}
