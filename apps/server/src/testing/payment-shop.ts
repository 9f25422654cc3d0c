import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { CountryCode } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import type { Deps } from '../deps.ts';
import { type JobName, runTestJob } from './job-handlers.ts';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { publishShops } from './publish-shops.ts';
import { type OwnerQueries, ownerQueries } from './owner-queries.ts';
import type { PageAction } from './payment-driver.ts';
import { integrationKey, noon, type OrderServer, startOrderServer } from './order-server.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { testShop } from './test-shop.ts';
import {
  guestHeaders,
  callApi,
  type Guest,
  orderPayload,
  placeTestOrder,
  type ApiReply,
} from './shopper.ts';
import type { AnyJson } from './any-json.ts';
import { takeJobs } from './take-jobs.ts';

/**
 * A shop that takes Webpay, with the sandbox's Webpay. Tests run the jobs themselves: nothing
 * happens by itself.
 */
export type PaymentTestShop = {
  server: OrderServer;
  sandbox: SandboxProcess;
  owner: OwnerQueries;
  database: FreshDatabase;
  /** Places an order paid online, which awaits its payment. */
  order(who: Guest, changes?: object): Promise<AnyJson>;
  /** Starts a payment with a new idempotency key, unless one is given. */
  start(
    who: Guest,
    orderId: string,
    more?: { key?: string; redirectUrl?: string },
  ): Promise<ApiReply>;
  /**
   * Performs the shopper's action on the provider's page. Returns the fields that the browser sends
   * back.
   */
  actOnPage(token: string, does: PageAction): Promise<Record<string, string>>;
  /**
   * Returns from the provider's page. Returns the location to which the server redirects the
   * browser.
   */
  returnFromProvider(
    fields: Record<string, string>,
    how?: 'GET' | 'POST',
    host?: string,
  ): Promise<{ status: number; location: string }>;
  /** Runs the waiting jobs of a name and an id once, due or not. Returns how many ran. */
  runJobs(name: JobName, id: string): Promise<number>;
  paymentState(orderId: string): Promise<PaymentState>;
  close(): Promise<void>;
};

type PaymentState = {
  status: string;
  paymentStatus: string;
  attempts: string[];
  kitchen: number;
  ledger: Record<string, number>;
  refs: string[];
};

export async function openPaymentTestShop(
  tenants: readonly string[] = ['burger'],
  store: Partial<Store> = {},
  settings: Partial<Settings> = {},
  changesFor: (sandbox: SandboxProcess) => Partial<Deps> = () => ({}),
  country: CountryCode = 'cl',
): Promise<PaymentTestShop> {
  const [database, sandbox] = await Promise.all([
    freshDatabase(),
    startSandboxProcess({ SANDBOX_INTEGRATION_KEY: integrationKey }),
  ]);
  await publishShops(
    database.ownerUrl,
    tenants.map((id) => testShop(id, { country, store, settings })),
  );
  const owner = await ownerQueries(database.ownerUrl);
  const server = await startOrderServer(
    database.appUrl,
    changesFor(sandbox),
    sandbox.url,
    sandbox.framesUrl,
  );
  const shopOf: PaymentTestShop = {
    server,
    sandbox,
    owner,
    database,
    order: (who, changes = {}) =>
      placeTestOrder(
        server,
        who,
        orderPayload({ payment_method: 'online', ...changes }, { online_payment: true }),
        crypto.randomUUID(),
      ),
    start: (
      who,
      orderId,
      { key = crypto.randomUUID(), redirectUrl = `${server.origin}/processing-purchase` } = {},
    ) =>
      callApi(server, `/v1/orders/${orderId}/payments/webpay`, {
        method: 'POST',
        body: { redirect_url: redirectUrl },
        headers: guestHeaders(who, { 'idempotency-key': key }),
      }),
    actOnPage: async (token, does) =>
      (await sandbox.call('POST', '/webpay/_pay', { token, outcome: does })).fields,
    returnFromProvider: (fields, how = 'GET', host = '') => comeBack(server, fields, how, host),
    runJobs: (name, id) => doJobs(server, owner, name, id),
    paymentState: (orderId) => paymentStateOf(owner, orderId),
    close: async () => {
      await server.close();
      await sandbox.stop();
      await owner.end();
      await database.drop();
    },
  };
  server.setClock(noon);
  return shopOf;
}

/** Sends the return of the browser. It does not use fetch, which sets the host header by itself. */
async function comeBack(
  { origin }: OrderServer,
  fields: Record<string, string>,
  method: 'GET' | 'POST',
  host: string,
) {
  const form = new URLSearchParams(fields).toString();
  const url = new URL(`/v1/payments/webpay/return${method === 'GET' ? `?${form}` : ''}`, origin);
  const headers = {
    host: host === '' ? url.host : host,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const sent = request(url, { method, headers }).end(method === 'POST' ? form : undefined);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode ?? 0, location: answer.headers.location ?? '' };
}

/** Runs the waiting jobs of a name whose payload names `id`. Returns how many ran. */
export async function doJobs(
  { deps }: OrderServer,
  owner: OwnerQueries,
  name: JobName,
  id: string,
): Promise<number> {
  const jobs = await takeJobs(
    owner,
    name,
    `(tenant_id = $2 or payload::text like '%' || $2 || '%')`,
    [id],
  );
  for (const { payload } of jobs) await runTestJob(deps, name, payload);
  return jobs.length;
}

async function paymentStateOf(owner: OwnerQueries, orderId: string): Promise<PaymentState> {
  const read = <Row extends Record<string, unknown>>(text: string) =>
    owner.rows<Row>('burger', text, [orderId]);
  const [order] = await read<{ status: string; payment_status: string }>(
    'select status, payment_status from orders where id = $1',
  );
  const attempts = await read<{ state: string; merchant_ref: string }>(
    'select state, merchant_ref from payment_attempts where order_id = $1 order by id',
  );
  const [kitchen] = await read<{ count: number }>(
    `select count(*)::int from jobs where key = 'kitchen:burger:' || $1::text`,
  );
  const ledger = await read<{ account: string; amount: number }>(
    `select account, sum(amount)::int as amount from ledger_entries where order_id = $1
      group by account having sum(amount) <> 0`,
  );
  return {
    status: order?.status ?? '',
    paymentStatus: order?.payment_status ?? '',
    attempts: attempts.map(({ state }) => state),
    kitchen: kitchen?.count ?? 0,
    ledger: Object.fromEntries(ledger.map(({ account, amount }) => [account, amount])),
    refs: attempts.map(({ merchant_ref }) => merchant_ref),
  };
}

export const burgerTenantId = 'burger' as TenantId;
/** Ledger of the tests' one burger, paid: Webpay holds the money, the kitchen earned it. */
export const paidLedger = { online: 5_990, sales: -5_990 };
