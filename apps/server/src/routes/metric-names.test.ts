import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
    const others = ['comanda_app', 'comanda_ops', 'comanda_changed'];
    const named = [...namesIn(readFileSync(join(docs, file), 'utf8'))].filter(
      (name) => !others.includes(name),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !printed.has(name))).toEqual([]);
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
  ];
  expect([...labels].filter((label) => !bounded.includes(label ?? ''))).toEqual([]);
});
