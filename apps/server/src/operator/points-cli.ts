import { normalEmail } from '@comanda/domain/email/normal-email.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { bookForOperator } from '../points/book-points.rows.ts';
import { pointsDifferences } from '../points/points-differences.rows.ts';
import {
  findPointsEntries,
  findPointsHolder,
  type PointsEntry,
  type PointsHolder,
} from '../points/points-of-email.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type OperatorContext, openOperatorContext } from './operator-context.ts';
import { runCommand } from './run-command.ts';
import { formatTable, printLine, printProblem, splitAtFlag } from './terminal.ts';

const usage = `npm run points -- show <email> [<brand>]                       the user's points, and how they changed, newest first
npm run points -- grant <email> <points> [<brand>] --why <text>  gives points; the reason is stored
npm run points -- take <email> <points> [<brand>] --why <text>   takes points; the balance may be below zero then
npm run points -- check                                        accounts whose balance is not the sum of its entries: none

The brand is needed only for an email with an account at several brands.`;

type Holder = PointsHolder & { tenantId: TenantId };

/** Finds the account of an email; prints why there is not exactly one. */
async function holderOf(
  { deps, tenants }: OperatorContext,
  typed: string,
  brand: string | undefined,
): Promise<Holder | null> {
  const email = normalEmail(typed);
  const holders: Holder[] = [];
  for (const tenantId of tenants.filter((id) => brand === undefined || id === brand)) {
    const found = email && (await findPointsHolder(autocommit(deps.db, tenantId), email));
    if (found) holders.push({ ...found, tenantId });
  }
  const [holder] = holders;
  if (holder && holders.length === 1) return holder;
  const brands = holders.map(({ tenantId }) => tenantId).join(', ');
  printProblem(`${typed}: ${holder ? `name one of the brands ${brands}` : 'no such user'}`);
  return null;
}

const maxEntries = 50;
const columns = ['at', 'kind', 'points', 'order', 'reason'];
const entryRow = ({ at, kind, points, orderId, reason }: PointsEntry): string[] => [
  at,
  kind,
  String(points),
  orderId ?? '',
  reason ?? '',
];

async function show(context: OperatorContext, email: string, brand?: string): Promise<boolean> {
  const holder = await holderOf(context, email, brand);
  if (!holder) return false;
  const { tenantId, balance } = holder;
  printLine(`${email} has ${balance} points at ${tenantId}`);
  const tx = autocommit(context.deps.db, tenantId);
  const entries = await findPointsEntries(tx, holder, maxEntries);
  if (entries.length > 0)
    for (const line of formatTable([columns, ...entries.map(entryRow)])) printLine(line);
  return true;
}

async function book(
  context: OperatorContext,
  kind: 'grant' | 'take',
  [email = '', typed = '', brand]: readonly string[],
  reason: string,
): Promise<boolean> {
  const points = /^\d{1,10}$/.test(typed) ? Number(typed) : 0;
  if (points < 1 || points > payloadLimits.points)
    return printProblem(
      `${typed}: points must be a whole number from 1 to ${payloadLimits.points}`,
    );
  if (reason === '') return printProblem('a reason is missing: --why <text>');
  const holder = await holderOf(context, email, brand);
  if (!holder) return false;
  const { db, clock } = context.deps;
  const tx = autocommit(db, holder.tenantId);
  await bookForOperator(tx, { userId: holder.userId, kind, points, reason }, clock());
  return show(context, email, holder.tenantId);
}

async function check({ deps, tenants }: OperatorContext): Promise<boolean> {
  let isRight = true;
  for (const tenantId of tenants)
    for (const { userId, balance, entries } of await pointsDifferences(
      autocommit(deps.db, tenantId),
    ))
      isRight = printProblem(`${tenantId} ${userId}: balance ${balance}, entries ${entries}`);
  if (isRight) printLine('Every balance is the sum of its entries.');
  return isRight;
}

function run(
  context: OperatorContext,
  [command, ...rest]: readonly string[],
): Promise<boolean> | boolean {
  const { words, text: why } = splitAtFlag(rest, '--why');
  const [email, second] = words;
  if (command === 'check') return check(context);
  if (command === 'show' && email !== undefined) return show(context, email, second);
  if ((command === 'grant' || command === 'take') && second !== undefined)
    return book(context, command, words, why);
  return printProblem(usage);
}

await runCommand(openOperatorContext, run);
