import { randomBytes } from 'node:crypto';
import { compareLoads } from './lib/compare-loads.ts';
import { benchPriceBody, cartItems } from './lib/cart.ts';
import { type Connection, openConnection, requestBytes } from './lib/connection.ts';
import { atLeast, atMost, figure, printFigures } from './lib/figures.ts';
import { ownNetwork } from './lib/guest-orders.ts';
import { load, median } from './lib/load.ts';
import {
  askForCode,
  logins,
  type LoginServer,
  newEmail,
  openMailbox,
  readCode,
  sendCode,
} from './lib/logins.ts';
import { sized } from './lib/run-size.ts';
import { type Bench, measure, type RunningServer } from './lib/stack.ts';
import {
  isFrame,
  openStatementTap,
  type Statement,
  type StatementTap,
} from './lib/statement-tap.ts';
import { callJson, getJson, hostWithPort } from './lib/storefront.ts';
import { pgbenchOrders } from './baselines/pgbench.ts';

const clients = 16;
const secret = randomBytes(32).toString('hex');
/** Without the budgets of a network and a brand, which would stop the bench after 60 codes. */
const environment = { RUN_JOBS: '0', ORDER_LIMITS: '0', TOKEN_SECRET: secret };

/**
 * Measures logins over HTTP, durable before the response, against pgbench writing an order in three
 * statements to the same disk.
 */
await measure(async (bench) => {
  await ratesOfLogins(bench);
  await costOfALogin(bench);
});

function loginServer({ host, databaseUrl, atEnd }: Bench, { port }: RunningServer): LoginServer {
  const mailbox = openMailbox(databaseUrl);
  atEnd(() => mailbox.end());
  return { host, port, secret, mailbox };
}

async function ratesOfLogins(bench: Bench): Promise<void> {
  const server = await bench.startServer(environment);
  const people = logins(loginServer(bench, server));
  const { baseline, ours, ratio } = await compareLoads(
    await pgbenchOrders(bench.databaseUrl, clients),
    (seconds) => load({ port: server.port, clients, seconds, visit: people.visit }),
  );
  const { ask, verify } = people.p99();
  printFigures(
    `Logins of new people at one brand (code asked, code verified), ${clients} clients`,
    [
      figure('pgbench: an order in 3 statements', baseline.perSecond, '/s'),
      figure('Comanda: logins', ours.perSecond, '/s', atLeast(20)),
      figure('ratio', ratio),
      figure('p99 of POST v1/users/login', ask, 'ms'),
      figure('p99 of POST v1/users/verify_account', verify, 'ms'),
      figure('logins that failed', ours.failed, '', atMost(0)),
    ],
  );
  await server.stop();
}

/** Counts the statements of each call, on a server behind a statement tap. */
async function costOfALogin(bench: Bench): Promise<void> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const running = await bench.startServer({ ...environment, DATABASE_URL: tap.url });
  const server = loginServer(bench, running);
  const connection = await openConnection(running.port, () => undefined);
  const price = await priceRequest(server);
  const counts: Counts = { asked: [], wrong: [], verified: [], priced: [] };
  for (let login = 0; login < sized(40, 2); login += 1)
    await countLogin({ server, connection, tap, price }, counts);
  connection.close();
  printFigures('Statements of each call (without begin, commit and the tenant)', [
    figure('POST v1/users/login', median(counts.asked), '', atMost(2)),
    figure('POST v1/users/verify_account, wrong code', median(counts.wrong), '', atMost(1)),
    figure('POST v1/users/verify_account, right code', median(counts.verified), '', atMost(5)),
    figure(
      'a session that is cached: a price with its token',
      median(counts.priced),
      '',
      atMost(0),
    ),
  ]);
  await running.stop();
}

type Counts = Record<'asked' | 'wrong' | 'verified' | 'priced', number[]>;
type Counted = {
  server: LoginServer;
  connection: Connection;
  tap: StatementTap;
  price: (token: string) => Buffer;
};

async function countLogin(
  { server, connection, tap, price }: Counted,
  counts: Counts,
): Promise<void> {
  const email = newEmail();
  const loginToken = await counted(tap, counts.asked, () => askForCode(server, connection, email));
  const code = await readCode(server, loginToken);
  const send = (sent: string) => sendCode(server, connection, { email, code: sent, loginToken });
  await counted(tap, counts.wrong, () => send('7KQ2M4XW9Z'));
  const { token } = await counted(tap, counts.verified, () => send(code));
  await callJson(connection, price(token));
  await counted(tap, counts.priced, () => callJson(connection, price(token)));
}

/** Adds the number of statements that a call sends. */
async function counted<T>(tap: StatementTap, to: number[], call: () => Promise<T>): Promise<T> {
  tap.clear();
  const answer = await call();
  const isCounted = (each: Statement) => !isFrame(each) && each.application !== 'comanda jobs';
  to.push(tap.statements.filter(isCounted).length);
  return answer;
}

async function priceRequest(server: LoginServer): Promise<Counted['price']> {
  const { id: storeId, menuId } = await getJson(server, '/v1/stores/default');
  const items = cartItems(await getJson(server, `/v1/menus/${menuId}`));
  const body = JSON.stringify(benchPriceBody(items, storeId));
  return (token) =>
    requestBytes({
      method: 'POST',
      path: '/v1/shopping_carts/prices',
      host: hostWithPort(server),
      headers: { authorization: `Bearer ${token}`, ...ownNetwork() },
      body,
    });
}
