import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { histogramLines, observeSeconds } from '../platform/observe/histograms.ts';
import { dataFolder, startServerProcess } from '../testing/server-process.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const docs = join(import.meta.dirname, '../../../../docs');
const namesIn = (text: string): Set<string> =>
  new Set(text.match(/\b(comanda|process)_[a-z0-9_]+/g));

test.each(['operations.md', 'operations/alerts.yaml', 'operations/grafana-dashboard.json'])(
  'each metric in docs/%s is in /metrics',
  async (file) => {
    await server.app.inject({ url: '/v1/settings', headers: { host: 'burger.localhost' } });
    const { body } = await server.app.inject({ url: '/metrics' });
    const printed = namesIn(body);
    // Names in the database: roles and the notification channel.
    const others = ['comanda_app', 'comanda_ops', 'comanda_sign_up', 'comanda_changed'];
    const named = [...namesIn(readFileSync(join(docs, file), 'utf8'))].filter(
      (name) => !others.includes(name),
    );
    expect(named.length).toBeGreaterThan(3);
    const missing = named.filter(
      (name) => !printed.has(name) && !printed.has(name.replace(/_(?:bucket|sum|count)$/, '')),
    );
    expect(missing).toEqual([]);
  },
);

test('no metric label contains the id of an order, a payment or a shopper', async () => {
  const { body } = await server.app.inject({ url: '/metrics' });
  const labels = new Set(
    [...body.matchAll(/^comanda_[a-z_]+\{([^}]*)\}/gmu)].flatMap(([, said = '']) =>
      said.split(',').map((each) => each.split('=')[0]),
    ),
  );
  const bounded = [
    'endpoint',
    'status',
    'tenant',
    'store',
    'method',
    'outcome',
    'job',
    'queue',
    'service',
    'problem',
    'limit',
    'scope',
    'le',
    'database',
  ];
  expect([...labels].filter((label) => !bounded.includes(label ?? ''))).toEqual([]);
});

/** A counter in `increase(…)` of a rule, with the matchers of its labels. */
type Increase = { name: string; matchers: { label: string; value: RegExp }[] };

const increasesOf = (rules: string): Increase[] =>
  [...rules.matchAll(/increase\((comanda_\w+)(?:\{([^}]*)\})?\[/gu)].map(
    ([, name = '', labels = '']) => ({
      name,
      matchers: [...labels.matchAll(/(\w+)=~?"([^"]*)"/gu)].map(([, label = '', value = '']) => ({
        label,
        value: new RegExp(`^(?:${value})$`, 'u'),
      })),
    }),
  );

test(
  'the first scrape of a process has each counter of an alert at 0',
  { timeout: 90_000 },
  async () => {
    const folder = await dataFolder();
    const started = await startServerProcess(server.database.appUrl, folder.path);
    const scrape = await (await fetch(`${started.origin}/metrics`)).text();
    await started.stop();
    await folder.remove();
    const series = [...scrape.matchAll(/^(comanda_\w+)(?:\{(.*)\})? (\S+)$/gmu)].map(
      ([, name, labels = '', value]) => ({
        name,
        labels: new Map(
          [...labels.matchAll(/(\w+)="([^"]*)"/gu)].map(([, key, text]) => [key, text]),
        ),
        value,
      }),
    );
    // A rule about the absence of orders reads them; it needs no first one.
    const increases = increasesOf(
      readFileSync(join(docs, 'operations/alerts.yaml'), 'utf8'),
    ).filter(({ name }) => name !== 'comanda_orders_total');
    expect(increases.length).toBeGreaterThan(8);
    for (const { name, matchers } of increases) {
      const read = series.filter(
        (each) =>
          each.name === name &&
          matchers.every(({ label, value }) => value.test(each.labels.get(label) ?? '')),
      );
      expect([name, [...new Set(read.map(({ value }) => value))]]).toEqual([name, ['0']]);
    }
    expect(scrape).toContain('comanda_kitchen_alerts_total{tenant="burger",problem="noAddress"} 0');
    expect(scrape).toContain('comanda_unaccepted_alerts_total{tenant="burger"} 0');
  },
);

test('a duration is counted in each bucket that is as long', () => {
  for (const seconds of [0.004, 0.3, 400])
    observeSeconds('comanda_call_seconds', { endpoint: 'ofThisTest' }, seconds);
  const lines = histogramLines().filter((line) => line.includes('ofThisTest'));
  const bucket = (le: string) => `comanda_call_seconds_bucket{endpoint="ofThisTest",le="${le}"}`;
  expect(lines).toContain(`${bucket('0.005')} 1`);
  expect(lines).toContain(`${bucket('0.25')} 1`);
  expect(lines).toContain(`${bucket('0.5')} 2`);
  expect(lines).toContain(`${bucket('90')} 2`);
  expect(lines).toContain(`${bucket('+Inf')} 3`);
  expect(lines.at(-1)).toBe('comanda_call_seconds_count{endpoint="ofThisTest"} 3');
});
