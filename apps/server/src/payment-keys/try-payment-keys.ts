import type { tryPaymentKeys as endpoint } from '@comanda/contract/counter/payment-keys.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { fateOfKeys, type KeyTrialResult } from '@comanda/domain/payment/payment-keys.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import type { Deps } from '../deps.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { ProviderSecrets } from '../platform/calls/provider-secrets.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import type { MasterKey } from '../platform/secrets/master-keys.ts';
import {
  findSecret,
  noteWorkingSecret,
  publishSecretsChange,
  type StoredSecret,
  takeSecret,
} from '../platform/secrets/secret-rows.ts';
import { type BrandSecret, secretOfBrand, waitingName } from './brand-secrets.ts';
import { openKeys } from './open-keys.ts';
import { runKeyTrial } from './run-key-trial.ts';
import { storeKeys } from './save-payment-keys.ts';
import { takeTrial } from './take-trial.ts';

type Endpoint = typeof endpoint;
type TryDeps = Pick<Deps, 'db' | 'events' | 'masterKeys' | 'payments' | 'random'>;

/**
 * Tries the keys that wait, or else those in use, which stay whatever their provider says. Refused:
 * NOT_FOUND without keys that can be opened, TOO_MANY_REQUESTS.
 * docs/rules/back-office.md#payment-keys.
 */
export async function tryPaymentKeys(
  deps: TryDeps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { params, tenant, now } = call;
  const secret = secretOfBrand(tenant.country.currency, params.secret);
  const [master] = deps.masterKeys;
  if (secret === null || master === undefined) return refuse(refusalOf('NOT_FOUND'));
  const tx = autocommit(deps.db, tenant.id);
  const waiting = await findSecret(tx, waitingName(secret.name));
  const stored = waiting ?? (await findSecret(tx, secret.name));
  const keys = stored && openKeys(deps, tenant.id, stored);
  if (!stored || !keys) return refuse(refusalOf('NOT_FOUND'));
  const taken = takeTrial(tenant.id, now);
  if (!taken.ok) return taken;
  const result = await runKeyTrial(deps, secret, keys);
  const tried = { secret, stored, keys, result, at: isoOf(now) };
  const action = { storeId: null, kind: 'keys.try', subject: secret.name } as const;
  const done = await runCounterAction(deps, call, action, async (inTx) => {
    if (waiting) await endWaiting(inTx, master, tried);
    else if (result === 'works') await noteWorkingSecret(inTx, stored, tried.at);
    return accept({ answer: { result }, detail: { result } });
  });
  if (done.ok && waiting) deps.events.emit({ tenantId: tenant.id, kind: 'tenant', id: '' });
  return done;
}

type Tried = {
  secret: BrandSecret;
  stored: StoredSecret;
  keys: ProviderSecrets;
  result: KeyTrialResult;
  at: string;
};

/** Keys that were written anew since the trial stay as they are. */
async function endWaiting(tx: Tx, master: MasterKey, tried: Tried): Promise<void> {
  if (fateOfKeys(tried.result) === 'wait') return;
  if (!(await takeSecret(tx, tried.stored))) return;
  if (fateOfKeys(tried.result) === 'use') await storeKeys(tx, master, tried);
  else await publishSecretsChange(tx);
}
