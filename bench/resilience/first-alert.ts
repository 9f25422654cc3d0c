import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/server-process.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';
import { idsOf, missingAtKitchen, newShopper, placeCash, skipUndoWindow } from './place-orders.ts';
import { createChecks, type ScenarioResult } from './scenario.ts';
import { openTestBed, type TestBed, type TestServer } from './test-bed.ts';
import { secondsText, waitUntil } from './wait-until.ts';

const rules = join(import.meta.dirname, '../../docs/operations/alerts.yaml');
const rulesTest = join(import.meta.dirname, 'alert-rules.yaml');
/** The job that looks for unaccepted orders runs each minute. */
const alertTimeoutMs = 120_000;
const scrapeTimeoutMs = 30_000;

/**
 * A restaurant does not accept one single order, right after the servers started. A real Prometheus
 * with docs/operations/alerts.yaml alerts it, and of two servers one counts it.
 */
export async function firstAlert(): Promise<ScenarioResult> {
  const missing = ['prometheus', 'promtool'].filter(
    (program) => spawnSync(program, ['--version']).status !== 0,
  );
  if (missing.length > 0)
    return {
      violations: [],
      facts: [],
      skipped: `${missing.join(' and ')} not found: install Debian's package prometheus`,
    };
  const { claim, violations } = createChecks();
  claim(promtool('check', 'rules', rules), 'promtool refuses docs/operations/alerts.yaml');
  claim(promtool('test', 'rules', rulesTest), 'a first event fires no alert (promtool test rules)');
  const testBed = await openTestBed();
  try {
    const servers = [await testBed.startServer(), await testBed.startServer()];
    claim(
      promtool('check', 'metrics', { input: await scrape(servers[0]) }),
      'promtool cannot read /metrics',
    );
    const prometheus = await startPrometheus(testBed, servers);
    const bornMs = await waitUntil(
      scrapeTimeoutMs,
      async () => (await valuesOf(prometheus)).join() === '0,0',
    );
    claim(bornMs !== null, 'the counter of each server was not scraped as 0');
    await leaveOneOrder(testBed, servers[0]);
    const firedMs = await waitUntil(alertTimeoutMs, async () =>
      (await firing(prometheus)).includes('ComandaOrderNotAccepted'),
    );
    claim(firedMs !== null, 'ComandaOrderNotAccepted did not fire');
    const values = await valuesOf(prometheus);
    claim(values.toSorted().join() === '0,1', `the servers counted ${values.join(' and ')} alerts`);
    return {
      violations,
      facts: [
        `both counters were scraped as 0 after ${secondsText(bornMs)}`,
        `one unaccepted order fired its alert after ${secondsText(firedMs)}; the servers counted ${values.join(' and ')}`,
      ],
    };
  } finally {
    await testBed.close();
  }
}

/** Runs promtool; prints what it says if it refuses. Exit code 3 are matters of style. */
function promtool(...words: readonly (string | { input: string })[]): boolean {
  const args = words.filter((word) => typeof word === 'string');
  const [given] = words.filter((word) => typeof word !== 'string');
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    encoding: 'utf8',
    ...(given ? { input: given.input } : {}),
  });
  if (status === 0 || status === 3) return true;
  process.stderr.write(`promtool ${args.join(' ')}\n${stdout}${stderr}`);
  return false;
}

const scrape = async (server: TestServer | undefined): Promise<string> =>
  (await fetch(`${server?.origin}/metrics`)).text();

/** Starts Prometheus over these servers with the rules of the handbook. Returns its address. */
async function startPrometheus(testBed: TestBed, servers: readonly TestServer[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
  testBed.atEnd(() => rm(folder, { recursive: true }));
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [
      {
        job_name: 'comanda',
        static_configs: [{ targets: servers.map(({ port }) => `127.0.0.1:${port}`) }],
      },
    ],
  };
  const file = join(folder, 'prometheus.json');
  await writeFile(file, JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  testBed.atEnd(async () => {
    child.kill();
    await ended;
  });
  return `http://${address}`;
}

const read = async (prometheus: string, path: string): Promise<AnyJson> =>
  (await (await fetch(`${prometheus}/api/v1/${path}`)).json()).data;

const valuesOf = async (prometheus: string): Promise<string[]> =>
  (await read(prometheus, 'query?query=comanda_unaccepted_alerts_total')).result.map(
    ({ value }: AnyJson) => String(value[1]),
  );

const firing = async (prometheus: string): Promise<string[]> =>
  (await read(prometheus, 'alerts')).alerts
    .filter(({ state }: AnyJson) => state === 'firing')
    .map(({ labels }: AnyJson) => String(labels.alertname));

/** Places one order and lets its restaurant wait for six minutes. */
async function leaveOneOrder(testBed: TestBed, server: TestServer | undefined): Promise<void> {
  if (!server) throw new Error('no server');
  const placed = await placeCash(await newShopper(server.port));
  await skipUndoWindow(testBed);
  await waitUntil(
    scrapeTimeoutMs,
    async () => (await missingAtKitchen(testBed, idsOf([placed]))) === 0,
  );
  await testBed.owner.rows(
    'burger',
    `update orders set released_at = now() - interval '6 minutes'`,
  );
}
