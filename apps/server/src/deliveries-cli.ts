import { userInfo } from 'node:os';
import type { CourierName } from '@comanda/domain/courier/delivery.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Result } from '@comanda/domain/result.ts';
import { type Desk, findAnywhere, openDesk } from './deliveries-cli/desk.ts';
import { heads, linesOf, rowOf } from './deliveries-cli/print.ts';
import { complain, say, splitAt, table } from './desk/say.ts';
import { deliveryStory } from './features/delivery/delivery-events.ts';
import { listUndelivered } from './features/delivery/list-undelivered.ts';
import { eachAlone } from './platform/db/one-statement.ts';
import {
  askAgain,
  cancelUndelivered,
  type Decision,
  markDelivered,
  type NotDecided,
  takeAway,
} from './workflows/delivery/decide-delivery.ts';

const usage = `npm run deliveries -- list [--all]              orders that wait for a person, the most urgent first; or all that couriers bring now
npm run deliveries -- show <id>                 who was asked, what they said, who decided; our name for it at a courier does as well
npm run deliveries -- again <id> [<courier>]    ask the store's couriers again, or first the one that is named (uber, peya, cabify)
npm run deliveries -- own <id>                  the store's own people bring it; its kitchen is told
npm run deliveries -- delivered <id>            the store's own people have handed it over
npm run deliveries -- take-away <id>            call off whoever is to bring it and has no food yet; the next courier is asked
npm run deliveries -- cancel <id> --why <text>  the order ends and what was paid goes back`;

const most = 200;
const by = userInfo().username;

async function list({ deps, tenants }: Desk, all: boolean): Promise<boolean> {
  const rows: (readonly string[])[] = [];
  for (const id of tenants) rows.push(...(await listUndelivered(eachAlone(deps.db, id), all, most)).map((listed) => rowOf(id, listed)));
  const none = all ? 'No courier brings anything now.' : 'No order waits for a person.';
  for (const line of rows.length > 0 ? table([heads, ...rows]) : [none]) say(line);
  return true;
}

async function show(desk: Desk, word: string): Promise<boolean> {
  const found = await findAnywhere(desk, word);
  if (!found) return complain(`${word}: no order of that name`);
  const { tenantId, listed } = found;
  say(`${tenantId}, order #${listed.number} (${listed.orderId}), ${listed.orderStatus}, payment ${listed.paymentStatus}`);
  if (listed.decideBy !== null) say(`waits for a person; is cancelled and paid back at ${listed.decideBy}`);
  for (const line of table(linesOf(await deliveryStory(eachAlone(desk.deps.db, tenantId), listed.orderId)))) say(line);
  return true;
}

const refusals: Readonly<Record<NotDecided, string>> = {
  notFound: 'no such order for delivery',
  notReleased: 'its kitchen does not know of it yet',
  over: 'it has ended',
  alive: 'somebody brings it: take it away first, and wait until that is called off',
  withFood: 'whoever brings it has the food already',
  nobody: 'nobody is to bring it',
  stranger: 'not a courier of that store',
};

/** Finds the order, does what was decided, and says what came of it. */
async function decide(
  desk: Desk,
  word: string,
  done: string,
  work: (tenantId: TenantId, decision: Decision) => Promise<Result<unknown, NotDecided>>,
) {
  const found = await findAnywhere(desk, word);
  if (!found) return complain(`${word}: ${refusals.notFound}`);
  const outcome = await work(found.tenantId, { orderId: found.listed.orderId, by });
  if (!outcome.ok) return complain(`${word}: ${refusals[outcome.error]}`);
  say(`${done} npm run deliveries -- show ${found.listed.orderId}`);
  return true;
}

const couriers: Readonly<Record<string, CourierName>> = { uber: 'uber_delivery', peya: 'peya_delivery', cabify: 'cabify_delivery' };

function again(desk: Desk, word: string, named: string | undefined): Promise<boolean> | boolean {
  const courier = named === undefined ? null : couriers[named];
  if (courier === undefined) return complain(`${named}: one of ${Object.keys(couriers).join(', ')}`);
  return decide(desk, word, "The server's jobs ask now.", (tenantId, decision) => askAgain(desk.deps, tenantId, { ...decision, courier }));
}

function run(desk: Desk, [command, ...rest]: readonly string[]): Promise<boolean> | boolean {
  const { words, text: why } = splitAt(rest, '--why');
  const [word, named] = words;
  const { deps } = desk;
  if (command === 'list') return list(desk, word === '--all');
  if (command === undefined || word === undefined) return complain(usage);
  switch (command) {
    case 'show':
      return show(desk, word);
    case 'again':
      return again(desk, word, named);
    case 'own':
      return decide(desk, word, 'Its kitchen is told.', (id, decision) => askAgain(deps, id, { ...decision, courier: 'own_delivery' }));
    case 'delivered':
      return decide(desk, word, 'Delivered.', (id, decision) => markDelivered(deps, id, decision));
    case 'take-away':
      return decide(desk, word, 'It is called off; then the next is asked.', (id, decision) => takeAway(deps, id, decision));
    case 'cancel':
      if (why === '') return complain('a cancellation needs a reason: --why <text>');
      return decide(desk, word, 'Cancelled; what was paid goes back.', (id, decision) => cancelUndelivered(deps, id, { ...decision, why }));
    default:
      return complain(usage);
  }
}

const desk = await openDesk();
try {
  process.exitCode = (await run(desk, process.argv.slice(2))) ? 0 : 1;
} finally {
  await desk.close();
}
