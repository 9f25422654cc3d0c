import type {
  getPaymentKeys as endpoint,
  PaymentKeys,
} from '@comanda/contract/counter/payment-keys.ts';
import { endOfKey } from '@comanda/domain/payment/payment-keys.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { countSecretUses } from '../payment/secret-uses.rows.ts';
import { assumedMoneyFacts } from '../payments/provider/provider-fact.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { listSecrets, type StoredSecret } from '../platform/secrets/secret-rows.ts';
import {
  type BrandSecret,
  fieldsOf,
  methodsOf,
  secretsOfCurrency,
  waitingName,
} from './brand-secrets.ts';
import { openKeys } from './open-keys.ts';

type Endpoint = typeof endpoint;
type KeyDeps = Pick<Deps, 'db' | 'config' | 'masterKeys' | 'payments'>;

/**
 * Tells which keys a brand has, and the end of long ones. docs/rules/back-office.md#payment-keys.
 */
export async function getPaymentKeys(
  deps: KeyDeps,
  { tenant }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { currency } = tenant.country;
  return withTenant(deps.db, tenant.id, async (tx) => {
    const stored = new Map((await listSecrets(tx)).map((secret) => [secret.name, secret]));
    const secrets: PaymentKeys[] = [];
    for (const secret of secretsOfCurrency(currency))
      secrets.push(await keysOf(deps, tx, { secret, stored, currency }));
    return accept({ secrets });
  });
}

type OfSecret = {
  secret: BrandSecret;
  stored: ReadonlyMap<string, StoredSecret>;
  currency: string;
};

async function keysOf(
  { config, masterKeys, payments }: KeyDeps,
  tx: Tx,
  { secret, stored, currency }: OfSecret,
): Promise<PaymentKeys> {
  const [first] = secret.providers;
  const inUse = stored.get(secret.name) ?? null;
  const waiting = stored.get(waitingName(secret.name)) ?? null;
  const shown = waiting ?? inUse;
  const keys = shown === null ? null : openKeys({ masterKeys }, tx.tenantId, shown);
  const uses = await countSecretUses(tx, methodsOf(secret));
  return {
    secret: secret.name,
    methods: methodsOf(secret),
    fields: fieldsOf(secret).map((name) => ({
      name,
      choices: first.secret.choices?.[name] ?? [],
      isTried: first.keyTrial?.proves.includes(name) ?? false,
      end: endOfKey(keys?.[name] ?? ''),
    })),
    hasTrial: first.keyTrial !== null,
    isPossible: masterKeys.length > 0 && payments.offers(first.method, currency),
    inUse: inUse && { savedAt: inUse.savedAt, worksSince: inUse.worksSince },
    waiting: waiting && { savedAt: waiting.savedAt },
    isDemonstration: inUse === null && config.demo && config.sandboxUrl !== null,
    openPayments: uses.payments,
    savedCards: uses.cards,
    assumedFacts: secret.providers.map(({ method, facts }) => ({
      method,
      ids: assumedMoneyFacts(facts, currency).map(({ id }) => id),
    })),
  };
}
