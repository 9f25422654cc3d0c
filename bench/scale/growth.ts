import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startSandboxProcess } from '../../apps/server/src/testing/sandbox-process.ts';
import { runCli } from '../../apps/server/src/testing/run-cli.ts';
import { testKeysText } from '../../apps/server/src/testing/tenant-secret.ts';
import { print } from '../../scripts/run-script.mjs';
import { callServer } from '../chaos/call-server.ts';
import { atMost, figure, goalFigure, orZero } from '../lib/figures.ts';
import type { Figure } from '../lib/figure.ts';
import { load } from '../lib/load.ts';
import { createChecks, type ScenarioResult, type ScenarioSize } from '../resilience/scenario.ts';
import { logIn, regularOf, timeCalls } from './growth/call-times.ts';
import { readChurn, readSizes } from './growth/database-sizes.ts';
import { type GrowthStage, openGrowthStage, tokenSecret } from './growth/growth-stage.ts';
import { completeOrders, exportAndErase } from './growth/leaving-brand.ts';
import { brokenReferences, loadOrders } from './growth/load-orders.ts';
import { compareOrders, visitOfBrands } from './growth/order-loads.ts';
import { growthBrandIds, growthSize, largestBrand } from './growth/order-plan.ts';
import type { RetentionResult } from './growth/retention-program.ts';
import { placeSampleOrders } from './growth/sample-orders.ts';

const plans = {
  small: { rounds: 1, seconds: 0.5, warmSeconds: 0.3, callRounds: 2, churnSeconds: 0 },
  full: { rounds: 7, seconds: 4, warmSeconds: 4, callRounds: 25, churnSeconds: 60 },
} as const;

/** Memory of a command over all rows of a brand, whatever their number. */
const mostMiB = 400;

/** Brands that take orders during the load. */
const orderingBrands = 20;

/** `port`: of the server of the full database, once it was started. */
type Run = { stage: GrowthStage; size: ScenarioSize; port: number } & ReturnType<
  typeof createChecks
>;
type Part = { facts: readonly string[]; figures: readonly Figure[] };

/**
 * Fills a database with the orders of two years and measures it beside an empty one: orders, calls,
 * retention, a person's erasure, and the export and erasure of the largest brand.
 */
export async function growth(size: ScenarioSize): Promise<ScenarioResult> {
  const stage = await openGrowthStage();
  try {
    const run: Run = { stage, size, port: 0, ...createChecks() };
    const parts: Part[] = [];
    const whole = [filled, served, churned, retained, personErased, brandLeft];
    for (const part of size === 'small' ? whole.filter((each) => each !== churned) : whole) {
      const from = performance.now();
      const done = await part(run);
      const seconds = Math.round((performance.now() - from) / 1_000);
      for (const fact of done.facts) print(`  ${fact}`);
      print(`  (${part.name}: ${seconds} s)`);
      parts.push(done);
    }
    return {
      violations: run.violations,
      facts: parts.flatMap(({ facts }) => facts),
      figures: parts.flatMap(({ figures }) => figures),
    };
  } finally {
    await stage.close();
  }
}

async function filled({ stage, size, claim }: Run): Promise<Part> {
  const gained = await placeSampleOrders(stage);
  const tables = [...new Set([...gained.values()].flatMap((rows) => [...rows.keys()]))];
  const wanted = growthSize(size);
  const from = performance.now();
  await loadOrders(stage, wanted, tables);
  const seconds = (performance.now() - from) / 1_000;
  for (const sentence of await brokenReferences(stage.superuserUrl)) claim(false, sentence);
  const { gib, largest, bytesPerOrder } = await readSizes(stage.superuserUrl);
  const samples = [...gained].map(
    ([kind, rows]) =>
      `an order of the kind ${kind} leaves ${[...rows].map(([table, count]) => `${count} ${table}`).join(', ')}`,
  );
  return {
    facts: [
      ...samples,
      `${wanted.brands} brands, ${wanted.orders} orders, of which ${wanted.largest} of one`,
      `largest: ${largest.map(({ name, mib }) => `${name} ${mib} MiB`).join(', ')}`,
    ],
    figures: [
      figure('orders that were loaded', wanted.orders),
      figure('seconds of the load', seconds, 's'),
      figure('size of the database', gib, 'GiB'),
      figure('bytes for an order, all tables and indexes', bytesPerOrder, 'B'),
    ],
  };
}

async function served(run: Run): Promise<Part> {
  const { stage, size, claim } = run;
  const plan = plans[size];
  const [full, empty] = await Promise.all([
    stage.startServer(stage.full),
    stage.startServer(stage.empty),
  ]);
  const ports = { full: full.port, empty: empty.port };
  await claimHistory(stage, ports.full, claim);
  const times = await timeCalls(stage, ports, plan.callRounds);
  const brands = growthBrandIds(growthSize(size)).slice(0, orderingBrands);
  const { ours, baseline, ratio, ratioOfP99 } = await compareOrders(ports, brands, plan);
  claim(ours.failed + baseline.failed === 0, `${ours.failed + baseline.failed} orders failed`);
  Object.assign(run, { port: full.port });
  await empty.stop();
  return {
    facts: times.map(
      ({ name, full: at, empty: beside }) =>
        `${name}: ${at.toFixed(1)} ms, beside ${beside.toFixed(1)} ms`,
    ),
    figures: [
      figure('guest orders, empty database', baseline.perSecond, '/s'),
      figure('guest orders, full database', ours.perSecond, '/s'),
      goalFigure('growthOrders', 'times slower', 1 / ratio, {
        ours: ours.perSecond,
        yardstick: baseline.perSecond,
        unit: '/s',
      }),
      goalFigure('growthOrderP99', 'ratio of the p99 of their three calls', ratioOfP99, {
        ours: ours.p99,
        yardstick: baseline.p99,
        unit: 'ms',
      }),
      ...times.flatMap(({ name, full: at, empty: beside }) => [
        figure(`${name}, full`, at, 'ms'),
        figure(`${name}, empty`, beside, 'ms'),
      ]),
    ],
  };
}

/** A loaded order is read as one that was placed: by its history, by itself, and by its day. */
async function claimHistory(
  { full }: GrowthStage,
  port: number,
  claim: Run['claim'],
): Promise<void> {
  const token = await logIn(full, await regularOf(full));
  const headers = { authorization: `Bearer ${token}` };
  const page = await callServer(port, { brand: largestBrand, path: '/v1/orders', headers });
  const orders: readonly { id: string; status: string }[] = page?.body ?? [];
  claim(orders.length >= 10, `the history of a loaded user has ${orders.length} orders`);
  const path = `/v1/orders/${orders[0]?.id}`;
  const order = await callServer(port, { brand: largestBrand, path, headers });
  claim(
    order?.body?.status === 'completed' && order.body.total > 0,
    `a loaded order is ${JSON.stringify(order)}`,
  );
}

/** Orders with all that follows them, to see what autovacuum leaves. */
async function churned({ stage, size }: Run): Promise<Part> {
  const sandbox = await startSandboxProcess({ SANDBOX_KITCHEN_STEP_MS: '500' });
  try {
    const server = await stage.startServer(stage.full, {
      RUN_JOBS: '1',
      SANDBOX_URL: sandbox.url,
      SANDBOX_FRAMES_URL: sandbox.framesUrl,
    });
    const brands = growthBrandIds(growthSize(size)).slice(0, orderingBrands);
    const visit = await visitOfBrands(server.port, brands);
    const seconds = plans[size].churnSeconds;
    const { perSecond } = await load({ port: server.port, clients: 4, seconds, visit });
    const churn = await readChurn(stage.superuserUrl);
    await server.stop();
    return {
      facts: [
        `${seconds} s with jobs, ${perSecond.toFixed(0)} orders/s; rows that changed since the load:`,
        ...churn.map(
          ({ name, updates, hotPercent, deletes, dead, vacuums, kib }) =>
            `${name}: ${updates} updates (${hotPercent} % HOT), ${deletes} deletes, ${dead} dead, ${vacuums} autovacuums, ${kib} KiB`,
        ),
      ],
      figures: [],
    };
  } finally {
    await sandbox.stop();
  }
}

async function retained({ stage, claim }: Run): Promise<Part> {
  const program = join(import.meta.dirname, 'growth', 'retention-program.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: stage.full.appUrl },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the retention failed: ${stderr}`);
  const { nights, seconds, longest, rows, peakMiB }: RetentionResult = JSON.parse(stdout);
  claim((rows['orders'] ?? 0) > 0, 'the retention found no order whose contact is due');
  const done = Object.entries(rows).filter(([, count]) => count > 0);
  return {
    facts: [
      `retention: ${done.map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
      `its longest transaction: ${Math.round(longest.ms)} ms, ${longest.statement}`,
    ],
    figures: [
      figure('retention of all that was due', seconds, 's'),
      figure('nights that it took', nights),
      orZero(figure('its longest transaction', longest.ms, 'ms')),
      figure('its peak memory', peakMiB, 'MiB'),
    ],
  };
}

async function personErased({ stage, port, claim }: Run): Promise<Part> {
  const id = await regularOf(stage.full);
  const headers = { authorization: `Bearer ${await logIn(stage.full, id)}` };
  const from = performance.now();
  const path = '/v1/users/me/export';
  const exported = await callServer(port, { brand: largestBrand, path, headers });
  const exportMs = performance.now() - from;
  const orders = exported?.body?.orders?.length ?? 0;
  await completeOrders(stage.full, largestBrand);
  const erasing = performance.now();
  const { code, output } = await runCli('privacy-cli.ts', ['erase', largestBrand, id], {
    DATABASE_APP_URL: stage.full.appUrl,
    DATABASE_URL: '',
    DEMO: '1',
    TOKEN_SECRET: tokenSecret,
    SECRETS_KEYS: testKeysText,
  });
  const eraseSeconds = (performance.now() - erasing) / 1_000;
  claim(orders > 0, `the export of a person answered ${exported?.status}`);
  claim(code === 0, `the erasure of a person: ${output}`);
  return {
    facts: [`a person with ${orders} orders`],
    figures: [
      figure('orders of the person', orders),
      figure('export of the person', exportMs, 'ms'),
      figure('erasure of the person, command included', eraseSeconds, 's'),
    ],
  };
}

async function brandLeft({ stage, claim }: Run): Promise<Part> {
  const { exported, refused, erased } = await exportAndErase(stage, largestBrand);
  claim(exported.code === 0, `the export of a brand: ${exported.output}`);
  claim(refused.code === 1, `a brand that takes orders was erased: ${refused.output}`);
  claim(erased.code === 0, `the erasure of a brand: ${erased.output}`);
  return {
    facts: [`refused while it takes orders: ${refused.output.trim()}`],
    figures: [
      figure('rows of the largest brand', exported.rows),
      figure('export of its rows', exported.seconds, 's'),
      figure('peak memory of the export', exported.peakMiB, 'MiB', atMost(mostMiB)),
      figure('erasure of the brand', erased.seconds, 's'),
      figure('peak memory of the erasure', erased.peakMiB, 'MiB', atMost(mostMiB)),
    ],
  };
}
