import type { TenantId } from '@comanda/domain/ids.ts';
import type { Deps } from '../../deps.ts';
import type { SendMail } from '../../features/mail/mail.ts';
import { returnMail } from '../../features/mail/return-mail.ts';
import { findCustomerOrder } from '../../features/order/find-orders.ts';
import { toOrder } from '../../features/order/order-rows.ts';
import { findAttempt } from '../../features/payment/find-attempts.ts';
import { eachAlone } from '../../platform/db/one-statement.ts';
import { storeOrigin } from '../store-origin.ts';

type Sending = Pick<Deps, 'db' | 'clock' | 'config' | 'menus' | 'tenants'> & { sendMail: SendMail };

/** Mails the shopper that money came back which we owed. @throws when the mail did not leave. */
export async function sendReturnNotice(deps: Sending, { tenantId, attemptId }: { tenantId: TenantId; attemptId: string }): Promise<void> {
  const tx = eachAlone(deps.db, tenantId);
  const kept = await findAttempt(tx, attemptId);
  const found = kept && (await findCustomerOrder(tx, kept.attempt.orderId));
  const tenant = deps.tenants.byId(tenantId);
  const memory = await deps.menus.tenant(tenantId);
  if (!kept || !found || !tenant || !memory) return;
  await deps.sendMail(
    returnMail({
      attemptId,
      order: toOrder(found, deps.clock()),
      isPaid: found.payment_status === 'completed',
      returned: kept.attempt.returned,
      name: found.customer_name,
      email: found.customer_email,
      commerce: memory.settings.commerceName,
      country: tenant.country,
      origin: storeOrigin(deps.config, tenant),
    }),
  );
}
