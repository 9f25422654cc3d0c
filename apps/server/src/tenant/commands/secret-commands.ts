import { text as readAll } from 'node:stream/consumers';
import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { assignBrands } from '../brand-rows.rows.ts';
import { printProblem, printLine, formatTable } from '../../operator/terminal.ts';
import type { Database } from '../../platform/db/database.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { withTenant } from '../../platform/db/tenant-transaction.ts';
import { sealSecret } from '../../platform/secrets/envelope.ts';
import type { MasterKeys } from '../../platform/secrets/master-keys.ts';
import {
  listSecrets,
  removeSecret,
  saveSecret,
  publishSecretsChange,
} from '../../platform/secrets/secret-rows.ts';
import { problemOfSecret } from './secret-names.ts';
import { rotateSecrets } from './rotate-secrets.ts';
import { whySecretIsInUse } from './secret-in-use.ts';

const secretUsage = `npm run tenant -- secret set <tenant> <name> < file  seals a secret and stores it; it is never written on the command line
npm run tenant -- secret list [<tenant>]             which secrets tenants have, and which key seals each; no values
npm run tenant -- secret remove <tenant> <name>      takes a secret away
npm run tenant -- secret rotate                      puts all secrets under the first key of SECRETS_KEYS`;

/** The database as its owner, and the installation's keys. */
export type SecretContext = { owner: Database; keys: MasterKeys };

/** Runs a command on secrets. Returns false after it has printed what is wrong. */
export async function runSecretCommand(
  context: SecretContext,
  [command, ...words]: readonly string[],
): Promise<boolean> {
  const [tenant, name] = words;
  if (command === 'list' && words.length <= 1) return listTenantSecrets(context, tenant);
  if (command === 'rotate' && words.length === 0)
    return rotateSecrets(context, await assignBrands(context.owner));
  if ((command !== 'set' && command !== 'remove') || tenant === undefined || name === undefined)
    return printProblem(secretUsage);
  // A further word would be the secret itself: the command line stays in the shell's history, and
  // every user of the machine can read it.
  if (words.length > 2)
    return printProblem(
      'A secret is read from standard input, never from the command line: change it, it has been shown.',
    );
  const tenantId = (await assignBrands(context.owner)).find((id) => id === tenant);
  if (tenantId === undefined)
    return printProblem(`there is no tenant "${tenant}" in the database: import its folder first`);
  return command === 'set'
    ? setSecret(context, tenantId, name)
    : removeTenantSecret(context, tenantId, name);
}

async function setSecret(
  { owner, keys }: SecretContext,
  tenantId: TenantId,
  name: string,
): Promise<boolean> {
  const [current] = keys;
  if (!current)
    return printProblem(
      'SECRETS_KEYS is not set: there is no key to seal a secret with (docs/operations.md)',
    );
  if (process.stdin.isTTY)
    process.stderr.write('Type or paste the secret, then Enter and Ctrl-D.\n');
  const text = (await readAll(process.stdin)).trim();
  const problem = problemOfSecret(name, text);
  if (problem !== null) return printProblem(`${name}: ${problem}`);
  await withTenant(owner, tenantId, async (tx) => {
    await saveSecret(tx, name, sealSecret(current, { tenantId, name }, text), {
      savedAt: isoOf(Date.now()),
      worksSince: null,
    });
    await publishSecretsChange(tx);
  });
  printLine(`${tenantId}: ${name} is stored, sealed with the key "${current.id}"`);
  return true;
}

async function listTenantSecrets(
  context: SecretContext,
  tenant: string | undefined,
): Promise<boolean> {
  const rows: string[][] = [];
  for (const id of await assignBrands(context.owner)) {
    if (tenant !== undefined && tenant !== id) continue;
    const secrets = await listSecrets(autocommit(context.owner, id));
    rows.push(...secrets.map((secret) => [id, secret.name, secret.envelope.keyId]));
  }
  for (const line of rows.length > 0
    ? formatTable([['tenant', 'secret', 'key'], ...rows])
    : ['No secret is stored.'])
    printLine(line);
  return true;
}

async function removeTenantSecret(
  { owner }: SecretContext,
  tenantId: TenantId,
  name: string,
): Promise<boolean> {
  const inUse = await whySecretIsInUse(autocommit(owner, tenantId), name);
  if (inUse !== null) return printProblem(`${tenantId} still needs ${name}: ${inUse}`);
  const wasThere = await withTenant(owner, tenantId, async (tx) => {
    const removed = await removeSecret(tx, name);
    if (removed) await publishSecretsChange(tx);
    return removed;
  });
  if (!wasThere) return printProblem(`${tenantId} has no secret "${name}"`);
  printLine(`${tenantId}: ${name} is removed`);
  return true;
}
