import type { TenantId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import { needsCardForm, takesTypedCards } from '@comanda/domain/tenant/payment-settings.ts';
import { loadPublishedTenant, type PublishedTenant } from '../../menu/menu.rows.ts';
import type { PaymentRegistry } from '../../payments/payment-registry.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { formatTable, printLine } from '../../operator/terminal.ts';
import type { PaymentOperatorContext } from './payment-operator-context.ts';
import { printFacts } from './print-facts.ts';

/**
 * Prints for each brand and each online method of its stores what it lacks, or "ready"; then the
 * facts that we believe of their providers. Returns false if a method lacks something: shoppers do
 * not see that method. docs/rules/payments.md#check-of-payment-methods.
 */
export async function checkMethods({ deps, tenants }: PaymentOperatorContext): Promise<boolean> {
  const rows: string[][] = [];
  let isReady = true;
  for (const { id } of tenants) {
    const brand = await withTenant(deps.db, id, loadPublishedTenant);
    for (const method of brand ? onlineMethodsOf(brand) : []) {
      const problem = brand && (await problemOf(deps.payments, id, method, brand));
      rows.push([id, method, problem ?? 'ready']);
      isReady &&= problem === null;
    }
  }
  for (const line of formatTable(rows)) printLine(line);
  if (rows.length === 0) printLine('No store lists a method that is paid online.');
  printFacts(new Set(rows.map(([, method]) => method)));
  return isReady;
}

const onlineMethodsOf = ({ stores }: PublishedTenant): ReadonlySet<PaymentMethodName> =>
  new Set(
    stores.flatMap((store) => store.paymentMethods.filter((name) => paymentMethods[name].isOnline)),
  );

async function problemOf(
  payments: PaymentRegistry,
  tenantId: TenantId,
  method: PaymentMethodName,
  { settings }: PublishedTenant,
): Promise<string | null> {
  const { currency } = settings.country;
  const provider = payments.providerOf(method, currency);
  if (provider === null) return `no provider takes ${currency}`;
  if (!payments.offers(method, currency)) return 'the address of its provider is not set';
  if (needsCardForm(method) && !takesTypedCards(settings.payments))
    return 'settings.json has no card form';
  const { name, demo } = provider.secret;
  const context = await payments.contextOf(method, tenantId);
  if (context === null)
    return `no secret that opens: npm run tenant -- secret set ${tenantId} ${name}`;
  const missing = Object.keys(demo).filter((field) => !context.secrets[field]);
  return missing.length > 0 ? `its secret ${name} lacks ${missing.join(', ')}` : null;
}
