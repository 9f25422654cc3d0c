import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import { isHeldForLong } from '@comanda/domain/payment/held-money.ts';
import type { Deps } from '../deps.ts';
import { managersOfBrand } from '../counter/managers-of-brand.rows.ts';
import { heldMoneyMail } from './held-money.mail.ts';
import type { SendMail } from '../mail/mail.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import { listHeldMoney } from './list-held-money.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendHeldMoneyMailJob } from './send-held-money-mail.job.ts';

type MailDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants' | 'clock'> & {
  sendMail: SendMail;
};
type Payload = JobPayload<typeof sendHeldMoneyMailJob>;
type Reader = { to: string; storeIds: readonly StoreId[] | 'all' };

/**
 * Job handler: mails one manager the money that pays no order, of the own stores. Sends nothing
 * once no entry is older than a day, or to somebody who left. @throws if the mail was not sent.
 */
export async function sendHeldMoneyMail(
  deps: MailDeps,
  { tenantId, staffId, day }: Payload,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  if (!tenant || !cachedTenant) return;
  const reader = await readerOf(tx, staffId, cachedTenant.settings.contact.email);
  if (!reader) return;
  const now = deps.clock();
  const entries = (await listHeldMoney(tx, now)).filter(({ storeId }) =>
    staffReachesStore(reader.storeIds, storeId),
  );
  if (!entries.some((entry) => isHeldForLong(entry, now))) return;
  const lines = [];
  for (const entry of entries) {
    const facts = await deps.menus.storeFacts(tenantId, entry.storeId);
    lines.push({
      ...entry,
      storeName: facts?.store.name ?? '',
      timeZone: facts?.store.timeZone ?? 'UTC',
    });
  }
  await deps.sendMail(
    heldMoneyMail({
      id: `${tenantId}-${staffId ?? 'contact'}-${day}`,
      to: reader.to,
      entries: lines,
      now,
      brand: mailBrandOf(deps.config, tenant, cachedTenant),
    }),
  );
}

async function readerOf(
  tx: Tx,
  staffId: StaffId | null,
  contact: string | null,
): Promise<Reader | null> {
  if (staffId === null) return contact === null ? null : { to: contact, storeIds: 'all' };
  const manager = (await managersOfBrand(tx)).find(({ id }) => id === staffId);
  return manager ? { to: manager.email, storeIds: manager.storeIds } : null;
}
