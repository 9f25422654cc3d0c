import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { readyTimeMail } from '../features/mail/ready-time-mail.ts';
import { type OrderMailDeps, orderMailFacts } from './order-mail-facts.ts';

/**
 * Job handler: mails the shopper the ready time of an order that had none, unless the order has
 * ended. @throws if the mail was not sent.
 */
export async function sendReadyTime(
  deps: OrderMailDeps,
  { tenantId, orderId }: { tenantId: TenantId; orderId: OrderId },
): Promise<void> {
  const facts = await orderMailFacts(deps, tenantId, orderId);
  const mail = facts && readyTimeMail(facts);
  if (mail) await deps.sendMail(mail);
}
