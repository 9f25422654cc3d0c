import { platformWeb } from '@comanda/contract/headers.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { getCompanies as endpoint } from '@comanda/contract/user-benefits.ts';
import { companiesOfEmail } from '@comanda/domain/company/companies-of-email.ts';
import { checkUses } from '@comanda/domain/coupon/check-coupon.ts';
import { hasLimitedUses, openCompanyCoupons } from '@comanda/domain/coupon/company-coupons.ts';
import type { Coupon } from '@comanda/domain/coupon/coupon.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { findCouponFacts } from '../coupon/find-coupon-facts.rows.ts';
import { findUser } from './user.rows.ts';
import { emailHash } from '../verification/email-hash.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Database } from '../platform/db/database.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;
type Companies = AnswerOf<Endpoint>;
type ListDeps = Pick<Deps, 'db' | 'menus' | 'tokenSecret'>;

/** Most coupons that one answer lists. */
const maxCompanyCoupons = 50;

/**
 * Returns the companies of the brand that the user's proved email belongs to, with the coupons that
 * the user can still use. docs/rules/survey.md#companies-of-a-user.
 */
export async function listCompanies(
  { db, menus, tokenSecret }: ListDeps,
  { tenant, session, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  if (session.role !== 'user') return refuse(refusalOf('NOT_AUTHORIZED'));
  const { userId } = session;
  const published = await menus.tenant(tenant.id);
  const companies = published?.operations.companies ?? [];
  const tx = autocommit(db, tenant.id);
  const user = companies.length === 0 ? null : await findUser(tx, userId);
  if (!published || user === null) return accept([]);
  const own = companiesOfEmail(user.email, companies);
  const companyIds = own.map(({ id }) => id);
  const facts = { companyIds, stores: published.stores, platform: platformWeb, now };
  const open = openCompanyCoupons([...published.coupons.values()], facts);
  const mailboxOf = (email: string) => emailHash(tokenSecret, tenant.id, email);
  const usable: Coupon[] = [];
  for (const coupon of open.slice(0, maxCompanyCoupons))
    if (await hasUseLeft({ db, tenantId: tenant.id }, coupon, { userId, mailboxOf, now }))
      usable.push(coupon);
  return accept(own.map((company) => shownCompany(company, usable)));
}

/**
 * Returns whether this user, and everybody, has a use of the coupon left. Counts only what is
 * limited.
 */
async function hasUseLeft(
  place: { db: Database; tenantId: TenantId },
  coupon: Coupon,
  caller: { userId: UserId; mailboxOf: (email: string) => string; now: number },
): Promise<boolean> {
  if (!hasLimitedUses(coupon)) return true;
  const countsUses = coupon.maxUses !== null;
  const tried = { code: coupon.code, codeEnd: null, countsUses, networks: [] };
  const user = await findCouponFacts(place, caller.userId, tried, caller.mailboxOf, caller.now);
  return user !== null && checkUses(coupon, { user }) === null;
}

const shownCompany = (
  { id, name }: { id: number; name: string },
  coupons: readonly Coupon[],
): Companies[number] => ({
  id,
  name,
  coupons: coupons
    .filter(({ companyIds }) => companyIds.includes(id))
    .map(({ code, name: title, endsAt }) => ({ code, name: title, endsAt })),
});
