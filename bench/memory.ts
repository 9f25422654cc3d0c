import { setTimeout as wait } from 'node:timers/promises';
import { requestBytes } from './lib/connection.ts';
import { atLeast, atMost, figure, goalFigure, orZero, printFigures } from './lib/figures.ts';
import { guestOrders } from './lib/guest-orders.ts';
import { median, requestOnce } from './lib/load.ts';
import { openShop } from './lib/open-shop.ts';
import { sized, sizedBy } from './lib/run-size.ts';
import { measure } from './lib/stack.ts';
import { visitsAtRate } from './memory/visits-at-rate.ts';

const ordersPerSecond = 36;
const minutes = sizedBy('BENCH_MINUTES', 10, 0.01);
const sampleMs = sized(5_000, 100);

/**
 * `npm run bench:memory`: resident memory of one server that takes 36 guest orders a second for ten
 * minutes, with jobs, the emulated kitchen and mails, as it reports it at /metrics. BENCH_MINUTES
 * makes the run shorter or longer.
 */
await measure(async (bench) => {
  await bench.startSandbox();
  const server = await bench.startServer();
  const { visit } = guestOrders(await openShop(bench, server));
  const before = await residentMiB(server.port);
  const samples: number[] = [];
  const orders = visitsAtRate({ port: server.port, perSecond: ordersPerSecond, visit });
  const deadline = performance.now() + minutes * 60_000;
  while (performance.now() < deadline) {
    await wait(sampleMs);
    samples.push(await residentMiB(server.port));
  }
  const { perSecond, p99, failed, late } = await orders.end();
  const lastHalf = samples.slice(Math.floor(samples.length / 2));
  printFigures(
    `Memory of a server under ${ordersPerSecond} guest orders/s for ${minutes} minutes, jobs included`,
    [
      figure('before the first order', before, 'MiB'),
      goalFigure('memoryUnderOrders', 'median of the second half', median(lastHalf)),
      figure('the most of all', Math.max(...samples), 'MiB'),
      figure('orders taken', perSecond, '/s', atLeast(ordersPerSecond * 0.95)),
      figure('p99 of the three calls', p99, 'ms'),
      figure('orders that failed', failed, '', atMost(0)),
      orZero(figure('orders that began a second late or more', late)),
    ],
  );
});

/** Resident memory of the server's process, from its metrics. */
async function residentMiB(port: number): Promise<number> {
  const { body } = await requestOnce(
    port,
    requestBytes({ path: '/metrics', host: `127.0.0.1:${port}` }),
  );
  const bytes = /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)/m.exec(body.toString())?.[1];
  return Number(bytes ?? Number.NaN) / 1_048_576;
}
