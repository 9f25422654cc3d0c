import { onlineMethodNames } from '@comanda/domain/payment/method-names.ts';
import { slugOf } from '@comanda/domain/payment/method-slugs.ts';
import { webhookUrlOf } from '../../payments/webhook-url.ts';
import { formatTable, printLine } from '../../operator/terminal.ts';
import type { PaymentOperatorContext } from './payment-operator-context.ts';

/**
 * Prints the webhook addresses of each brand that has secrets of a provider which sends webhooks:
 * first those that the operator registers, with the place, then those that each payment names.
 * docs/rules/payments.md#webhook-addresses-for-the-operator.
 */
export async function listWebhooks({
  deps: { payments },
  tenants,
  webhookKeys,
  callbackUrl,
}: PaymentOperatorContext): Promise<boolean> {
  const toRegister: string[][] = [];
  const named: string[][] = [];
  for (const { id } of tenants) {
    for (const method of onlineMethodNames) {
      const webhooks = payments.webhooksOf(method);
      if (webhooks === null || !(await payments.contextOf(method, id))) continue;
      const key = await webhookKeys.keyOf(id);
      const row = [id, method, webhookUrlOf(callbackUrl, { slug: slugOf(method), key })];
      if (webhooks.registration === undefined) named.push(row);
      else toRegister.push([...row, webhooks.registration]);
    }
  }
  printRows('Register these once:', toRegister);
  printRows('Nothing to do, each payment names its address:', named);
  if (toRegister.length + named.length === 0)
    printLine('No brand has a provider that sends webhooks.');
  return true;
}

function printRows(title: string, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  printLine(title);
  for (const line of formatTable(rows)) printLine(`  ${line}`);
}
