import type { savePaymentKeys as endpoint } from '@comanda/contract/counter/payment-keys.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import {
  fateOfKeys,
  isKeyText,
  type KeyTrialResult,
} from '@comanda/domain/payment/payment-keys.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { createHmac } from 'node:crypto';
import { runCounterAction } from '../counter/run-counter-action.ts';
import type { Deps } from '../deps.ts';
import type { ProviderSecrets } from '../platform/calls/provider-secrets.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { sealSecret } from '../platform/secrets/envelope.ts';
import type { MasterKey } from '../platform/secrets/master-keys.ts';
import {
  publishSecretsChange,
  removeSecret,
  saveSecret,
  type SecretTimes,
} from '../platform/secrets/secret-rows.ts';
import { type BrandSecret, fieldsOf, secretOfBrand, waitingName } from './brand-secrets.ts';
import { runKeyTrial } from './run-key-trial.ts';
import { takeTrial } from './take-trial.ts';

type Endpoint = typeof endpoint;
type SaveDeps = Pick<Deps, 'db' | 'events' | 'masterKeys' | 'payments' | 'random' | 'tokenSecret'>;

/**
 * Tries keys and stores them sealed. Refused keys change nothing. Refused: NOT_FOUND for a secret
 * of another currency or without a key that seals, FIELD_VALIDATION, TOO_MANY_REQUESTS.
 * docs/rules/back-office.md#payment-keys.
 */
export async function savePaymentKeys(
  deps: SaveDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, body, tenant, now } = call;
  const secret = secretOfBrand(tenant.country.currency, params.secret);
  const [master] = deps.masterKeys;
  if (secret === null || master === undefined) return refuse(refusalOf('NOT_FOUND'));
  const keys = readKeys(secret, body.fields);
  if (!keys.ok) return keys;
  const taken = takeTrial(tenant.id, now);
  if (!taken.ok) return taken;
  const result = await runKeyTrial(deps, secret, keys.value);
  if (fateOfKeys(result) === 'drop') return accept({ result });
  const action = { storeId: null, kind: 'keys.save', subject: secret.name } as const;
  const keyless = {
    ...{ params, tenant, now, session: call.session },
    body: digestOf(deps.tokenSecret, keys.value),
    header: (name: string) => call.header(name),
  };
  const done = await runCounterAction(deps, keyless, action, async (tx) => {
    await storeKeys(tx, master, { secret, keys: keys.value, result, at: isoOf(now) });
    return accept({ answer: { result }, detail: { result } });
  });
  if (done.ok) deps.events.emit({ tenantId: tenant.id, kind: 'tenant', id: '' });
  return done;
}

type Written = { secret: BrandSecret; keys: ProviderSecrets; result: KeyTrialResult; at: string };

/** Keys that are used from now on end those that wait. */
export async function storeKeys(
  tx: Tx,
  master: MasterKey,
  { secret, keys, result, at }: Written,
): Promise<void> {
  const isUsed = fateOfKeys(result) === 'use';
  const name = isUsed ? secret.name : waitingName(secret.name);
  const times: SecretTimes = { savedAt: at, worksSince: result === 'works' ? at : null };
  const envelope = sealSecret(master, { tenantId: tx.tenantId, name }, JSON.stringify(keys));
  await saveSecret(tx, name, envelope, times);
  if (isUsed) await removeSecret(tx, waitingName(secret.name));
  await publishSecretsChange(tx);
}

/** Reads each field of the secret, once. */
function readKeys(
  secret: BrandSecret,
  fields: readonly { name: string; value: string }[],
): Result<ProviderSecrets, Refusal> {
  const written = new Map(fields.map(({ name, value }) => [name, value.trim()]));
  const choices = secret.providers[0].secret.choices ?? {};
  const names = fieldsOf(secret);
  const wrong = names.filter((name) => {
    const value = written.get(name) ?? '';
    return !isKeyText(value) || !(choices[name]?.includes(value) ?? true);
  });
  if (wrong.length > 0)
    return refuse(
      refusalOf('FIELD_VALIDATION', {
        fields: Object.fromEntries(wrong.map((name) => [name, 'missing'])),
      }),
    );
  return accept(Object.fromEntries(names.map((name) => [name, written.get(name) ?? ''])));
}

/**
 * Stands for the keys where a repeated call is recognised by its body, since the hash of a body is
 * stored: without the server's own key nobody can try short keys against it.
 */
const digestOf = (tokenSecret: string, keys: ProviderSecrets): string =>
  createHmac('sha256', tokenSecret).update(JSON.stringify(keys)).digest('base64url');
