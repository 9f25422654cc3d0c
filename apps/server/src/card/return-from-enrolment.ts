import type { CardSlug } from '@comanda/contract/cards.ts';
import { isEnrolmentOver } from '@comanda/domain/card/enrolment.ts';
import type { Deps } from '../deps.ts';
import { findEnrolmentByReturn, type StoredEnrolment } from './enrolment.rows.ts';
import { hashToken } from '../session/tokens.ts';
import { type BrowserReturn, withoutCardNumber } from '../payments/provider/browser-return.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { TenantContext } from '../platform/http/call.ts';
import { returnPage } from '../payment/return-page.ts';
import { changeEnrolment } from './change-enrolment.ts';
import { methodOfCardSlug } from './card-slugs.ts';
import { returnHashOf } from './open-enrolment.ts';
import { vaultOf } from './reach-vault.ts';

/** Page for a browser whose enrolment is unknown. */
const enrolmentFallbackPage = '/processing-oneclick';

/**
 * Handles a browser that comes back from the page where a card was typed: stores the arrival and
 * nothing else. The first return brings a key to the browser, behind # of the address, which no
 * server log has; the session that began the enrolment takes the card with that key. A second
 * return ends the enrolment. docs/rules/cards.md#only-the-session-that-began-it-saves-the-card.
 */
export async function returnFromEnrolment(
  deps: Deps,
  tenant: TenantContext,
  slug: CardSlug,
  fields: BrowserReturn,
): Promise<string> {
  const method = methodOfCardSlug[slug];
  const vault = vaultOf(deps, tenant, method);
  const read = withoutCardNumber(vault?.readReturn?.(fields) ?? null);
  const tx = autocommit(deps.db, tenant.id);
  const stored = read && (await findEnrolmentByReturn(tx, method, returnHashOf(read.providerRef)));
  if (!vault || !read || !stored) return enrolmentFallbackPage;
  if (isEnrolmentOver(stored.enrolment)) return pageOf(deps, tenant, stored, null);
  const key = deps.random.secret();
  const changed = await changeEnrolment(deps, tenant.id, stored.enrolment.id, {
    report: read.abandoned
      ? { reported: 'left', how: 'cancelled' }
      : { reported: 'returned', finishWithinMs: vault.finishWithinMs },
    set: { arrivalHash: hashToken(key) },
  });
  const isFirst = changed?.isChanged === true && !isEnrolmentOver(changed.stored.enrolment);
  return pageOf(deps, tenant, stored, isFirst ? key : null);
}

/** The stored page while its host belongs to the tenant, else the shop's own page. */
function pageOf(
  { config }: Deps,
  tenant: TenantContext,
  { enrolment, redirectUrl }: StoredEnrolment,
  key: string | null,
): string {
  const hash = key === null ? '' : `key=${key}`;
  const page = redirectUrl === null ? null : returnPage(config, tenant, redirectUrl);
  if (page === null)
    return `${enrolmentFallbackPage}?enrolment=${enrolment.id}${hash === '' ? '' : `#${hash}`}`;
  page.searchParams.set('enrolment', enrolment.id);
  page.hash = hash;
  return page.href;
}
