import { instantOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findOutage } from './system-outages.rows.ts';
import type { SendMail } from '../mail/mail.ts';
import { outageMail } from './outage.mail.ts';
import { listUnnotifiedOrders } from '../order/kitchen-failure.rows.ts';
import { managerEmails } from '../counter/manager-emails.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { mailBrandOf } from '../mail/mail-brand-of.ts';
import type { JobPayload } from '../platform/jobs/define-job.ts';
import type { sendOutageMailJob } from './send-outage-mail.job.ts';

type MailDeps = Pick<Deps, 'config' | 'db' | 'menus' | 'tenants'> & { sendMail: SendMail };
type Payload = JobPayload<typeof sendOutageMailJob>;

/** Orders that the mail names; it gives the number of the others. */
const maxOrders = 500;

/**
 * Job handler: mails the managers and owners of a store that its system takes no orders, or the
 * brand's contact address if the store has no manager. Sends nothing once the outage has
 * ended. @throws if a mail was not sent.
 */
export async function sendOutageMail(
  deps: MailDeps,
  { tenantId, storeId, stage }: Payload,
): Promise<void> {
  const tx = autocommit(deps.db, tenantId);
  const outage = await findOutage(tx, storeId);
  const tenant = deps.tenants.byId(tenantId);
  const cachedTenant = await deps.menus.tenant(tenantId);
  const facts = await deps.menus.storeFacts(tenantId, storeId);
  if (!outage || !tenant || !cachedTenant || !facts) return;
  const contact = cachedTenant.settings.contact.email;
  const managers = await managerEmails(tx, storeId);
  const orders = await listUnnotifiedOrders(tx, maxOrders, storeId);
  for (const to of managers.length > 0 || contact === null ? managers : [contact])
    await deps.sendMail(
      outageMail({
        ...{ to, stage, since: outage.since },
        id: `${tenantId}-${storeId}-${instantOf(outage.since)}-${stage}`,
        storeName: facts.store.name,
        timeZone: facts.store.timeZone,
        numbers: orders.map(({ number }) => number),
        brand: mailBrandOf(deps.config, tenant, cachedTenant),
      }),
    );
}
