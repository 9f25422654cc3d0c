import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { readyTimeMail } from '../features/mail/ready-time-mail.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';

/** Mails the shopper when an order that had no time is ready, unless it has ended meanwhile. @throws when the mail did not leave. */
export async function sendReadyTime(
  deps: OrderMailDeps,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  const mail = facts && readyTimeMail(facts);
  if (mail) await deps.sendMail(mail);
}
