import { isTenantId, isUuidOf, type TenantId, type UserId } from '@comanda/domain/ids.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { listErasures } from '../privacy/list-erasures.rows.ts';
import { findTokenSecretMark } from '../privacy/token-secret-mark.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { existingTokenSecret, markOfTokenSecret } from '../platform/token-secret.ts';
import { eraseForOperator } from '../privacy/erase-locked-person.ts';
import { type OperatorContext, openOperatorContext } from './operator-context.ts';
import { runCommand } from './run-command.ts';
import { printLine, printProblem } from './terminal.ts';

const usage = `npm run privacy -- list [<since>]           erasures since a day such as 2026-11-21 (of all time), one JSON line each
npm run privacy -- erase <brand> <person>   erases a person by the id of the account or guest, on a written request
npm run privacy -- repeat <file>            erases again the people of saved lines of list, or of the server's log, after a restore`;

async function list({ deps, tenants }: OperatorContext, since: string): Promise<boolean> {
  if (Number.isNaN(instantOf(since))) return printProblem(usage);
  for (const tenantId of tenants)
    for (const erasure of await listErasures(autocommit(deps.db, tenantId), since))
      printLine(JSON.stringify({ tenantId, ...erasure }));
  return true;
}

type Outcome = 'erased' | 'gone' | 'underWay';

/**
 * Returns the token secret of the servers, or null after it has printed why this process does not
 * have it: with another one, the hash of an erased email would match no mailbox.
 * docs/rules/privacy.md#secret-of-an-erasure.
 */
async function serversTokenSecret({ deps, tenants }: OperatorContext): Promise<string | null> {
  const { tokenSecret: configured, dataDir } = readConfig();
  const secret = existingTokenSecret(configured, dataDir);
  if (secret === null) {
    printProblem(
      `refused: TOKEN_SECRET is not set, and ${dataDir} has no token.secret; set TOKEN_SECRET or COMANDA_DATA_DIR as the servers have it`,
    );
    return null;
  }
  for (const tenantId of tenants) {
    const mark = await findTokenSecretMark(autocommit(deps.db, tenantId));
    if (mark === null || mark === markOfTokenSecret(secret)) continue;
    printProblem(
      `refused: the servers have another token secret than this command (${configured === null ? `token.secret in ${dataDir}` : 'TOKEN_SECRET'}); set TOKEN_SECRET or COMANDA_DATA_DIR as the servers have it`,
    );
    return null;
  }
  return secret;
}

async function erase(
  { deps, tenants }: OperatorContext,
  tokenSecret: string,
  { brand, person }: { brand: string; person: string },
): Promise<Outcome> {
  const tenantId = tenants.find((id) => id === brand);
  if (tenantId === undefined || !isUuidOf<UserId>(person)) return 'gone';
  const parts = { ...deps, tokenSecret };
  const result = await eraseForOperator(parts, tenantId, person, deps.clock());
  if (result.ok) return 'erased';
  return result.error.label === 'NOT_FOUND' ? 'gone' : 'underWay';
}

const words: Readonly<Record<Outcome, string>> = {
  erased: 'erased',
  gone: 'not found, or erased before',
  underWay: 'an order is under way, or its money may still move: repeat it later',
};

async function eraseOne(context: OperatorContext, brand: string, person: string): Promise<boolean> {
  const secret = await serversTokenSecret(context);
  if (secret === null) return false;
  const outcome = await erase(context, secret, { brand, person });
  if (outcome !== 'erased') return printProblem(`${person}: ${words[outcome]}`);
  printLine(`${person}: ${words.erased}`);
  return true;
}

async function repeat(context: OperatorContext, file: string): Promise<boolean> {
  const secret = await serversTokenSecret(context);
  if (secret === null) return false;
  const counts: Record<Outcome, number> = { erased: 0, gone: 0, underWay: 0 };
  for (const { tenantId, userId } of erasuresIn(readFileSync(file, 'utf8'))) {
    const outcome = await erase(context, secret, { brand: tenantId, person: userId });
    if (outcome === 'underWay') printLine(`${userId}: ${words.underWay}`);
    counts[outcome] += 1;
  }
  printLine(`erased: ${counts.erased}, erased before: ${counts.gone}, later: ${counts.underWay}`);
  return counts.underWay === 0;
}

/**
 * Returns the people of lines of {@link list} or of the server's log; other lines are passed over.
 */
function erasuresIn(text: string): { tenantId: TenantId; userId: string }[] {
  return text.split('\n').flatMap((line) => {
    const isErasure = line.includes('"erasedAt"') || line.includes('"a person was erased"');
    const tenantId = /"tenantId":"([^"]+)"/u.exec(line)?.[1];
    const userId = /"userId":"([^"]+)"/u.exec(line)?.[1];
    if (!isErasure || userId === undefined) return [];
    return tenantId !== undefined && isTenantId(tenantId) ? [{ tenantId, userId }] : [];
  });
}

function run(
  context: OperatorContext,
  [command, first, second]: readonly string[],
): Promise<boolean> | boolean {
  if (command === 'list') return list(context, first ?? '2000-01-01');
  if (command === 'repeat' && first !== undefined) return repeat(context, first);
  if (command === 'erase' && first !== undefined && second !== undefined)
    return eraseOne(context, first, second);
  return printProblem(usage);
}

await runCommand(openOperatorContext, run);
