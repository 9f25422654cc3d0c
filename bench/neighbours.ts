import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../scripts/root.mjs';
import { tenantHosts } from '../scripts/run/tenant-folders.mjs';
import { comparisonPlan } from './lib/compare-loads.ts';
import { cartItems, benchPriceBody } from './lib/cart.ts';
import { requestBytes } from './lib/connection.ts';
import { atMost, figure, goalFigure, printFigures } from './lib/figures.ts';
import { type Load, load, median, quantile, type Visit } from './lib/load.ts';
import { sized } from './lib/run-size.ts';
import { type Bench, measure, type RunningServer } from './lib/stack.ts';
import { getJson, hostWithPort } from './lib/storefront.ts';
import type { ProbeResult, ProbeRequest } from './neighbours/probe.ts';

const clients = sized(256, 8);

/**
 * Measures one brand's menu while another brand is under 256 connections that never pause, in turns
 * with the same when the other brand is idle. The same load on a separate process shows the
 * machine's share of the wait.
 */
await measure(async (bench) => {
  const [shared, beside] = [
    await bench.startServer({ RUN_JOBS: '0' }),
    await bench.startServer({ RUN_JOBS: '0' }),
  ];
  const [noisy = '', quiet = ''] = tenantHosts();
  const probe = openProbe(bench);
  const request = await menuRequest(quiet, shared);
  const ask = (seconds: number) => probe({ port: shared.port, request, seconds });
  const noise = { shared: await noiseAt(noisy, shared), beside: await noiseAt(noisy, beside) };
  const rounds: Round[] = [];
  await probeUnder(noise.shared, comparisonPlan.warmSeconds, ask);
  for (let round = 0; round < comparisonPlan.rounds; round += 1) {
    const alone = await ask(comparisonPlan.seconds);
    const besides = await probeUnder(noise.beside, comparisonPlan.seconds, ask);
    rounds.push({
      alone,
      besides: besides.probed,
      loaded: await probeUnder(noise.shared, comparisonPlan.seconds, ask),
    });
  }
  printRounds(rounds);
});

type Round = {
  alone: ProbeResult;
  besides: ProbeResult;
  loaded: { probed: ProbeResult; noise: Load };
};

/** Starts the probe process and returns a function that sends it one request. */
function openProbe(bench: Bench): (wish: ProbeRequest) => Promise<ProbeResult> {
  const child: ChildProcess = fork(join(root, 'bench/neighbours/probe.ts'));
  bench.atEnd(async () => void child.kill());
  return async (wish) => {
    child.send(wish);
    const [probed] = await once(child, 'message');
    return probed as ProbeResult;
  };
}

async function menuRequest(host: string, { port }: RunningServer): Promise<string> {
  const { menuId } = await getJson({ host, port }, '/v1/stores/default');
  return requestBytes({
    path: `/v1/menus/${menuId}`,
    host: hostWithPort({ host, port }),
    headers: { 'accept-encoding': 'br' },
  }).toString('base64');
}

type Noise = (seconds: number) => Promise<Load>;

/** Menus, pages and prices of five lines, in turns, as fast as 256 connections can. */
async function noiseAt(host: string, { port }: RunningServer): Promise<Noise> {
  const { id, menuId } = await getJson({ host, port }, '/v1/stores/default');
  const body = JSON.stringify(
    benchPriceBody(cartItems(await getJson({ host, port }, `/v1/menus/${menuId}`)), id),
  );
  const call = { host: hostWithPort({ host, port }), headers: { 'accept-encoding': 'br' } };
  const requests = [
    requestBytes({ ...call, path: `/v1/menus/${menuId}` }),
    requestBytes({ ...call, path: '/' }),
    requestBytes({ ...call, method: 'POST', path: '/v1/shopping_carts/prices', body }),
  ];
  let turn = 0;
  const visit: Visit = (connection, _client, done) => {
    const request = requests[(turn += 1) % requests.length] ?? Buffer.alloc(0);
    connection.send(request, false, ({ status }) => done(status === 200));
  };
  return (seconds) => load({ port, clients, seconds, visit });
}

async function probeUnder(
  noise: Noise,
  seconds: number,
  ask: (seconds: number) => Promise<ProbeResult>,
) {
  const making = noise(seconds + sized(1, 0.2));
  await wait(sized(500, 100));
  const probed = await ask(seconds);
  return { probed, noise: await making };
}

function printRounds(rounds: readonly Round[]): void {
  const p = (share: number, { times }: ProbeResult): number =>
    quantile(
      [...times].sort((a, b) => a - b),
      share,
    );
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  printFigures(
    `One brand's menu while another is under ${clients} connections (menu, page, prices), ${rounds.length} rounds`,
    [
      figure(
        'p50 alone',
        middle(({ alone }) => p(0.5, alone)),
        'ms',
      ),
      figure(
        'p99 alone',
        middle(({ alone }) => p(0.99, alone)),
        'ms',
      ),
      figure(
        'p99 with the load on another process of this machine',
        middle(({ besides }) => p(0.99, besides)),
        'ms',
      ),
      figure(
        'p50 with the load on the same server',
        middle(({ loaded }) => p(0.5, loaded.probed)),
        'ms',
      ),
      figure(
        'p99 with the load on the same server',
        middle(({ loaded }) => p(0.99, loaded.probed)),
        'ms',
      ),
      figure(
        'ratio to alone',
        middle(({ alone, loaded }) => p(0.99, loaded.probed) / p(0.99, alone)),
        '',
        atMost(3),
      ),
      goalFigure(
        'neighbourP99',
        'ratio to the load beside',
        middle(({ besides, loaded }) => p(0.99, loaded.probed) / p(0.99, besides)),
        {
          ours: middle(({ loaded }) => p(0.99, loaded.probed)),
          yardstick: middle(({ besides }) => p(0.99, besides)),
          unit: 'ms',
        },
      ),
      figure(
        'answers of the load',
        middle(({ loaded }) => loaded.noise.perSecond),
        '/s',
      ),
      figure(
        'p99 of the load',
        middle(({ loaded }) => loaded.noise.p99),
        'ms',
      ),
      figure(
        'answers that failed',
        rounds.reduce(
          (sum, { alone, loaded }) =>
            sum + alone.failed + loaded.probed.failed + loaded.noise.failed,
          0,
        ),
        '',
        atMost(0),
      ),
    ],
  );
}
