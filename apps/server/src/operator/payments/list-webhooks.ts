import { methodSlugs } from '@comanda/domain/payment/method-slugs.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { webhookUrlOf } from '../../payments/webhook-key.ts';
import { formatTable, printLine } from '../terminal.ts';
import type { PaymentOperatorContext } from './payment-operator-context.ts';

const methods = Object.keys(methodSlugs) as Extract<PaymentMethodName, keyof typeof methodSlugs>[];

/**
 * Prints the webhook addresses of each brand that has secrets of a provider which sends webhooks. Most providers learn the address with each
 * payment; some want it registered once.
 */
export async function listWebhooks({
  deps: { payments },
  tenants,
  webhookOrigin,
}: PaymentOperatorContext): Promise<boolean> {
  const rows: string[][] = [];
  for (const { id } of tenants) {
    for (const method of methods) {
      if (payments.webhooksOf(method) === null || !(await payments.contextOf(method, id))) continue;
      rows.push([id, method, webhookUrlOf(webhookOrigin, id, methodSlugs[method])]);
    }
  }
  for (const line of formatTable(rows)) printLine(line);
  if (rows.length === 0) printLine('No brand has a provider that sends webhooks.');
  return true;
}
