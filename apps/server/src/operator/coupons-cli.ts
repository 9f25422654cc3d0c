import { normalCouponCode } from '@comanda/domain/coupon/coupon-code.ts';
import { isUuidOf, type OrderId, type TenantId } from '@comanda/domain/ids.ts';
import {
  type CouponCounts,
  findCouponCounts,
  listCouponCounts,
  type ListedUse,
  listUses,
} from '../coupon/coupon-counts.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { giveCouponBack, type GiveBackProblem } from '../coupon/give-coupon-back.ts';
import { type OperatorContext, openOperatorContext } from './operator-context.ts';
import { runCommand } from './run-command.ts';
import { formatTable, printLine, printProblem } from './terminal.ts';

const usage = `npm run coupons -- list [<brand>]         the coupons of every brand, or of one, with their uses
npm run coupons -- show <code> [<brand>]  a coupon's limits and its newest uses
npm run coupons -- give-back <order>      gives back the use of an order that has ended`;

const maxUses = 50;
const couponColumns = [
  'tenant',
  'code',
  'state',
  'uses',
  'limit',
  'given back',
  'last use',
  'name',
];
const useColumns = ['at', 'order', 'status', 'typed as', 'given back', 'id'];

const stateOf = ({ isPublished, isEnabled, switched }: CouponCounts): string => {
  if (!isPublished) return 'left the list';
  const state = isEnabled ? 'on' : 'off';
  return switched === null ? state : `${state} (counter)`;
};

const couponRow = (tenantId: TenantId, coupon: CouponCounts): string[] => [
  tenantId,
  coupon.code,
  stateOf(coupon),
  String(coupon.uses),
  coupon.maxUses === null ? 'none' : String(coupon.maxUses),
  String(coupon.returned),
  coupon.lastUsedAt ?? '',
  coupon.name,
];

const useRow = (use: ListedUse): string[] => [
  use.usedAt,
  use.orderNumber === null ? '' : `#${use.orderNumber}`,
  use.orderStatus ?? '',
  use.typedCode,
  use.returnedAt ?? '',
  use.orderId,
];

const brandsOf = ({ tenants }: OperatorContext, brand: string | undefined): readonly TenantId[] =>
  tenants.filter((id) => brand === undefined || id === brand);

async function list(context: OperatorContext, brand?: string): Promise<boolean> {
  const rows: (readonly string[])[] = [];
  for (const id of brandsOf(context, brand)) {
    const coupons = await listCouponCounts(autocommit(context.deps.db, id));
    rows.push(...coupons.map((coupon) => couponRow(id, coupon)));
  }
  for (const line of rows.length > 0
    ? formatTable([couponColumns, ...rows])
    : ['No brand has a coupon.'])
    printLine(line);
  return true;
}

async function show(context: OperatorContext, typed: string, brand?: string): Promise<boolean> {
  const code = normalCouponCode(typed);
  let isFound = false;
  for (const id of code === null ? [] : brandsOf(context, brand)) {
    const tx = autocommit(context.deps.db, id);
    const coupon = code && (await findCouponCounts(tx, code));
    if (!coupon) continue;
    isFound = true;
    for (const line of formatTable([couponColumns, couponRow(id, coupon)])) printLine(line);
    const uses = await listUses(tx, coupon.code, maxUses);
    if (uses.length > 0)
      for (const line of formatTable([useColumns, ...uses.map(useRow)])) printLine(line);
  }
  return isFound || printProblem(`${typed}: no such coupon`);
}

const problems: Readonly<Record<GiveBackProblem, string>> = {
  notFound: 'no such order',
  underWay: 'it is under way, and gives its coupon back by itself if it comes to nothing',
  noUse: 'it has no coupon, or its use was given back',
};

async function giveBack({ deps, tenants }: OperatorContext, word: string): Promise<boolean> {
  const unknown = `${word}: ${problems.notFound}`;
  if (!isUuidOf<OrderId>(word)) return printProblem(unknown);
  for (const tenantId of tenants) {
    const outcome = await giveCouponBack(deps, tenantId, word);
    if (outcome.ok) {
      printLine(`The coupon of the order ${word} can be used once more.`);
      return true;
    }
    if (outcome.error !== 'notFound') return printProblem(`${word}: ${problems[outcome.error]}`);
  }
  return printProblem(unknown);
}

function run(
  context: OperatorContext,
  [command, word, brand]: readonly string[],
): Promise<boolean> | boolean {
  if (command === 'list') return list(context, word);
  if (command === 'show' && word !== undefined) return show(context, word, brand);
  if (command === 'give-back' && word !== undefined) return giveBack(context, word);
  return printProblem(usage);
}

await runCommand(openOperatorContext, run);
