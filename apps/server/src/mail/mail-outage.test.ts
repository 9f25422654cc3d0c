import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createMailer } from './send-mail.ts';
import { createJobHealth } from '../platform/jobs/job-health.ts';
import { retryPauseSeconds } from '../platform/jobs/job-retry.ts';
import { type Jobs, runJobs } from '../platform/jobs/run-jobs.ts';
import { silentLog } from '../platform/log.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi, createTestGuest, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import {
  type MailServerRules,
  messageIdOf,
  startStrictMailServer,
} from '../testing/strict-mail-server.ts';
import { testShop } from '../testing/test-shop.ts';
import { runnableJobs } from '../jobs.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let jobs: Jobs;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
});
beforeEach(async () => {
  server.setClock(noon);
  await owner.rows('burger', 'delete from jobs');
});
afterEach(() => jobs.stop());
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

/** Runs the jobs with a mail server at this port. */
function runWithMailAt(port: number): void {
  const config = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'shop@example.com',
    sandboxUrl: null,
    demo: false,
  };
  const mailer = createMailer({ config, log: silentLog });
  onTestFinished(mailer.close);
  const [runnable, health] = [runnableJobs(server.deps, mailer.send), createJobHealth(silentLog)];
  jobs = runJobs({
    url: database.appUrl,
    jobs: runnable,
    log: silentLog,
    health,
    pollMs: 20,
  });
}
const attemptsOf = async (name: string): Promise<number[]> =>
  (
    await owner.rows<{ attempts: number }>(
      'burger',
      `select j.attempts from jobs j
        where j.name = $1 and j.locked_at is null`,
      [name],
    )
  ).map(({ attempts }) => attempts);
const askForCode = () =>
  callApi(server, '/v1/users/login', {
    method: 'POST',
    headers: { 'x-tenant': 'burger' },
    body: { email: 'ana@example.com' },
  });
/** The code that a received mail shows, in its HTML. */
const codeOf = (message: string): string | undefined =>
  /user-select:all">(\d{6})</u.exec(message.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '='))?.[1];

/**
 * Lets the pause of the waiting jobs of a name pass, for jobs and the server's clock alike. Returns
 * its seconds.
 */
async function passPause(name: string, attempts: number): Promise<number> {
  await expect.poll(() => attemptsOf(name)).toEqual([attempts]);
  const seconds = retryPauseSeconds(attempts);
  server.setClock(server.deps.clock() + seconds * 1_000);
  await owner.rows('burger', 'update jobs set run_at = now() where locked_at is null');
  return seconds;
}

test('after an hour without a mail server the receipt is sent, while shoppers order on', async () => {
  const down = await startStrictMailServer();
  await down.close();
  const camila = await createTestGuest(server);
  await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  runWithMailAt(down.port);
  let [outage, attempts] = [0, 1];
  for (; outage < 3_600; attempts += 1) outage += await passPause('send-receipt', attempts);
  await expect.poll(() => attemptsOf('send-receipt')).toEqual([attempts]);
  const { id } = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
  expect(id, 'an order during the outage').toBeDefined();
  const up = await startStrictMailServer({}, down.port);
  await owner.rows('burger', 'update jobs set run_at = now() where locked_at is null');
  await expect.poll(() => up.messages.length).toBeGreaterThanOrEqual(1);
});

test('during an outage a login asks for its code as ever, and the code arrives once the mail server is back', async () => {
  const down = await startStrictMailServer();
  await down.close();
  runWithMailAt(down.port);
  const { status, body } = await askForCode();
  expect([status, body.codeLength]).toEqual([200, 6]);
  for (let attempts = 1; attempts <= 3; attempts += 1)
    await passPause('send-verification-code', attempts);
  await expect.poll(() => attemptsOf('send-verification-code')).toEqual([4]);
  const up = await startStrictMailServer({}, down.port);
  await passPause('send-verification-code', 4);
  await expect.poll(() => up.messages.map(codeOf)).toEqual([expect.stringMatching(/^\d{6}$/u)]);
});

test('a code whose mail was cut off after its last line is mailed again with the same code and the same Message-ID', async () => {
  const rules: MailServerRules = { takes: (_message, reset) => (reset(), null) };
  const mailServer = await startStrictMailServer(rules);
  runWithMailAt(mailServer.port);
  await askForCode();
  await expect.poll(() => mailServer.messages).toHaveLength(1);
  delete rules.takes;
  await passPause('send-verification-code', 1);
  await expect.poll(() => mailServer.messages).toHaveLength(2);
  const [first, second] = mailServer.messages.map((message) => [
    codeOf(message),
    messageIdOf(message),
  ]);
  expect(first?.[0]).toMatch(/^\d{6}$/u);
  expect(second).toEqual(first);
});
