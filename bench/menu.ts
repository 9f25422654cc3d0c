import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLoads } from './lib/compare-loads.ts';
import { requestBytes } from './lib/connection.ts';
import type { Figure } from './lib/figure.ts';
import { atLeast, atMost, figure, goalFigure, orZero, printFigures } from './lib/figures.ts';
import { requestOnce, load, repeatRequest } from './lib/load.ts';
import { sized } from './lib/run-size.ts';
import { type Bench, measure, type RunningServer } from './lib/stack.ts';
import { isFrame, nextComparison, openStatementTap } from './lib/statement-tap.ts';
import { getJson, hostWithPort, postSigned } from './lib/storefront.ts';
import type { BaselineConfig } from './baselines/serve.ts';

const clients = sized(32, 4);
const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

/**
 * Measures the menu as JSON and as a page against a bare route that sends the same bytes, and the
 * cost of a change of stock.
 */
await measure(async (bench) => {
  const server = await bench.startServer();
  const address = { host: bench.host, port: server.port };
  const { menuId } = await getJson(address, '/v1/stores/default');
  const subjects = [
    {
      name: 'menu as JSON, plain',
      path: `/v1/menus/${menuId}`,
      type: json,
      encoding: 'identity',
      row: 'menuJson',
    },
    {
      name: 'menu as JSON, brotli',
      path: `/v1/menus/${menuId}`,
      type: json,
      encoding: 'br',
      row: 'menuBrotli',
    },
    { name: 'menu page, brotli', path: '/', type: html, encoding: 'br', row: 'menuPage' },
  ] as const;
  const baselineServer = await bench.startBaseline(await recordBytes(bench, server, subjects));
  for (const [index, subject] of subjects.entries()) {
    const request = (port: number, path: string) =>
      repeatRequest(
        requestBytes({
          path,
          host: hostWithPort({ host: bench.host, port }),
          headers: { 'accept-encoding': subject.encoding },
        }),
      );
    const run = (port: number, path: string) => (seconds: number) =>
      load({ port, clients, seconds, visit: request(port, path) });
    const { baseline, ours, ratio, ratioOfP99 } = await compareLoads(
      run(baselineServer.port, `/subject/${index}`),
      run(server.port, subject.path),
    );
    printFigures(`${subject.name}, ${clients} connections`, [
      figure('bare Fastify route, same bytes', baseline.perSecond, '/s'),
      figure('Comanda', ours.perSecond, '/s'),
      goalFigure(subject.row, 'ratio', ratio, {
        ours: ours.perSecond,
        yardstick: baseline.perSecond,
        unit: '/s',
      }),
      figure('bare p99', baseline.p99, 'ms'),
      figure('p50', ours.p50, 'ms'),
      figure('p99', ours.p99, 'ms', atMost(10)),
      goalFigure('menuP99', 'ratio of the p99', ratioOfP99, {
        ours: ours.p99,
        yardstick: baseline.p99,
        unit: 'ms',
      }),
      figure('answers that failed', ours.failed, '', atMost(0)),
    ]);
  }
  printFigures('After the stock of one product changes', await changeOfStock(bench, server));
});

type Subject = { path: string; type: string; encoding: string };

/** Requests each response once and stores its bytes for the baseline. */
async function recordBytes(
  bench: Bench,
  server: RunningServer,
  subjects: readonly Subject[],
): Promise<string> {
  const files: BaselineConfig['files'][number][] = [];
  for (const [index, { path, type, encoding }] of subjects.entries()) {
    const { body } = await requestOnce(
      server.port,
      requestBytes({
        path,
        host: hostWithPort({ ...bench, ...server }),
        headers: { 'accept-encoding': encoding },
      }),
    );
    const file = join(bench.folder, `subject-${index}`);
    writeFileSync(file, body);
    printFigures(`Bytes of ${path} (${encoding})`, [figure('body', body.length, 'bytes')]);
    files.push({
      path: `/subject/${index}`,
      file,
      headers: { 'content-type': type, ...(encoding === 'br' ? { 'content-encoding': 'br' } : {}) },
    });
  }
  const config = join(bench.folder, 'baseline-menu.json');
  writeFileSync(config, JSON.stringify({ files, reply: null } satisfies BaselineConfig));
  return config;
}

/**
 * One server receives the change. That server and another one, which is only notified of it, must
 * both respond with the new stock.
 */
async function changeOfStock(bench: Bench, first: RunningServer): Promise<Figure[]> {
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const second = await bench.startServer({ DATABASE_URL: tap.url, RUN_JOBS: '0' });
  const stockAt = async ({ port }: RunningServer): Promise<number | null> => {
    const { prices } = await getJson({ host: bench.host, port }, '/v2/prices?store_id=1');
    return prices.find((price: { productId: number }) => price.productId === 205).stock;
  };
  await stockAt(second);
  await nextComparison(tap);
  const begun = performance.now();
  const { status } = await postSigned(
    { host: bench.host, port: first.port },
    '/v1/integrations/stock',
    {
      store_id: 1,
      stock: [{ product_id: 205, stock: 17 }],
    },
  );
  if (status >= 300) throw new Error(`the stock call answered ${status}`);
  const ownAnswer = await stockAt(first);
  while ((await stockAt(second)) !== 17) if (performance.now() - begun > 10_000) break;
  const notifiedMs = performance.now() - begun;
  for (let visit = 0; visit < 20; visit += 1) await stockAt(second);
  return [
    figure(
      'the called server answers with the new stock (1: yes)',
      Number(ownAnswer === 17),
      '',
      atLeast(1),
    ),
    figure('another server answers with the new stock after', notifiedMs, 'ms'),
    orZero(
      figure(
        'SQL statements of the other server, 20 answers',
        tap.statements.filter((each) => !isFrame(each)).length,
        '',
        atMost(1),
      ),
    ),
  ];
}
