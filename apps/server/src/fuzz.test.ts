import { text } from 'node:stream/consumers';
import { allEndpoints, endpointNames } from '@comanda/contract/all-endpoints.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { errorBody } from '@comanda/contract/error-body.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIntegrationCall } from './platform/http/integration-signature.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { createTestStaff } from './testing/test-staff.ts';
import { staffHeaders } from './testing/staff-headers.ts';
import { createTestUser } from './testing/test-user.ts';
import { tenantFolder } from './testing/tenant-folder.ts';

let server: TestApp;
const key = 'of the restaurant';

beforeAll(async () => {
  server = await testApp({
    tenants: [await tenantFolder(), await tenantFolder('sushi')],
    config: {
      demoIntegrationKey: key,
      rateLimits: { guestCreation: 0, placeCall: 0, cartCall: 0, clientError: 0 },
    },
  });
});
afterAll(() => server.close());

/**
 * A guest, users, staff, and a user of another brand. They are new for each endpoint, because some
 * end the session.
 */
async function newTokens(): Promise<readonly string[]> {
  const pass = (await server.app.inject('/v1/settings')).json().createUserToken;
  const guest = { name: 'Camila Rojas', email: 'camila@example.com', phone: '87654321' };
  const created = await server.app.inject({
    method: 'POST',
    url: '/v1/users',
    payload: guest,
    headers: { 'x-create-user-token': pass },
  });
  const users = [
    await createTestUser(server),
    await createTestUser(server),
    await createTestUser(server, {}, 'sushi'),
  ];
  const staff = [
    await createTestStaff(server, { role: 'owner' }),
    await createTestStaff(server, { role: 'crew' }),
  ];
  return [created.json().token, ...[...users, ...staff].map(({ token }) => token)];
}

type Schema = { [key: string]: unknown };
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Texts that JavaScript or PostgreSQL reads as a date or a number, or that the two read
 * differently.
 */
const oddDates = [
  ...['today', 'tomorrow', 'now', 'infinity', '-infinity', 'epoch', 'allballs', 'NaN'],
  ...['0000-01-01', '0001-01-01', '1999-12-31', '2000-01-01', '2100-12-31', '9999-12-31'],
  ...['2025-02-30', '2026-11-23', '2026-13-01', '+275760-09-13', '-000001-01-01', '1e400'],
];
const oddInstants = oddDates.flatMap((day) => [`${day}T00:00:00Z`, `${day} 24:00:00+15:59`]);
const oddLocalTimes = oddDates.flatMap((day) => [`${day} 10:00`, `${day} 99:99`]);

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    null,
    '',
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    '1',
    'null',
    true,
    [],
    {},
    '\0',
    '\ud800',
    'x'.repeat(500),
    '🍔'.repeat(60),
    -0,
    2_147_483_648,
    -2_147_483_649,
    2 ** 63,
    'a\0b',
    'a\udfffb',
    ...oddDates,
    ...oddInstants,
    ...oddLocalTimes,
  ),
);

const mostly = (usual: readonly string[], unusual: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...usual) }, fc.constantFrom(...unusual));

/** Nearly valid values: they follow the schema, with an occasional odd value inside. */
function nearly(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 24, arbitrary: right(schema) }, { weight: 1, arbitrary: odd });
}

function right(schema: unknown): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return odd;
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map(nearly));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  if (isSchema(schema['properties'])) {
    const fields = Object.fromEntries(
      Object.entries(schema['properties']).map(([key, each]) => [key, nearly(each)]),
    );
    return fc.oneof(
      { weight: 9, arbitrary: fc.record(fields) },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    );
  }
  if (schema['type'] === 'array') return fc.array(nearly(schema['items']), { maxLength: 4 });
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.double({ noNaN: true }) },
    );
  if (schema['type'] === 'boolean') return fc.boolean();
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['format'] === 'date-time')
    return mostly(['2026-11-21T12:00:00Z', '2027-01-01T00:00:00.5+02:00'], oddInstants);
  if (schema['format'] === 'date') return mostly(['2026-11-23', '2024-02-29'], oddDates);
  if (schema['format'] === 'local-date-time')
    return mostly(['2026-11-21 13:00', '2026-11-25 20:30'], oddLocalTimes);
  return fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('Camila Rojas', 'camila@example.com', '87654321', '2026-11-21 13:00'),
  );
}

const part = (schema: Endpoint['params'], keys: 'snake' | 'camel') =>
  schema ? nearly(wireJsonSchema(schema, keys)) : fc.constant({});
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Headers of the counter's page, mostly those of a session. */
const ofCounterPage = (tokens: readonly string[]) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...tokens.map((token) => ({
          ...staffHeaders(token),
          cookie: `counter-session=${token}; counter-device=${token}`,
        })),
      ),
    },
    fc.record({
      cookie: fc.constantFrom('counter-session=', 'counter-session', 'counter-device=%00;;='),
      'x-counter-session': fc.constantFrom('', 'a'.repeat(22)),
      'x-platform': fc.constantFrom('counter', 'web', ''),
      origin: fc.constantFrom('null', 'http://burger.localhost', '%'),
    }),
  );

function requestOf(endpoint: Endpoint, tokens: readonly string[]) {
  return fc.record({
    params: part(endpoint.params, 'snake'),
    query: part(endpoint.query, 'snake'),
    body: part(endpoint.body, 'snake'),
    counter: ofCounterPage(tokens),
    headers: fc.record(
      {
        authorization: fc.oneof(
          ...tokens.map((token) => ({ weight: 4, arbitrary: fc.constant(`Bearer ${token}`) })),
          fc.constantFrom(`Bearer ${tokens[0]}x`, 'Bearer ', 'Basic x'),
        ),
        'idempotency-key': fc
          .string({ maxLength: 300, unit: 'grapheme-ascii' })
          .map((text) => text.trim()),
        'x-job-authorization': fc.constantFrom('a.b.c', ...tokens),
        'x-login-token': fc.constantFrom('a.b', ...tokens),
        'x-cart-key': fc.constantFrom('a.b', ...tokens),
        'x-survey-key': fc.constantFrom('a.b', ...tokens),
        'x-rider-key': fc.constantFrom('a.b.c', ...tokens),
        'x-browser-key': fc.constantFrom('', 'a'.repeat(22)),
      },
      { requiredKeys: ['authorization'] },
    ),
  });
}

let signatures = 0;

/**
 * Requests for each endpoint; more of them, and the same ones again, by FUZZ_RUNS and FUZZ_SEED
 * (CONTRIBUTING.md).
 */
const runs = Number(process.env['FUZZ_RUNS'] ?? 60);
const seed = process.env['FUZZ_SEED'];
const msOfRun = 500;

test.each(endpointNames.map((name) => [name, allEndpoints[name]] as const))(
  '%s answers any request with a result or a refusal of the catalogue, never with a 5xx',
  { timeout: runs * msOfRun },
  async (_name, endpoint: Endpoint) => {
    const tokens = await newTokens();
    await fc.assert(
      fc.asyncProperty(
        requestOf(endpoint, tokens),
        async ({ params, query, body, headers, counter }) => {
          const values = isSchema(params) ? params : {};
          const path = endpoint.path.replaceAll(
            /:(\w+)/g,
            (_whole, name: string) =>
              encodeURIComponent(textOf(values[name]).slice(0, 150).toWellFormed()) || '0',
          );
          const pairs = Object.entries(isSchema(query) ? query : {}).map(
            ([key, value]): [string, string] => [key, textOf(value)],
          );
          const payload = JSON.stringify(body) ?? 'null';
          const timestamp = `${Math.floor(Date.now() / 1_000)}.${String((signatures += 1)).padStart(9, '0')}`;
          const url = `${path}?${new URLSearchParams(pairs).toString()}`;
          const sent = {
            method: endpoint.method,
            host: 'localhost',
            target: url,
            body: endpoint.body ? payload : '',
          };
          const proof = {
            'x-integration-timestamp': timestamp,
            'x-integration-signature': signIntegrationCall(key, timestamp, sent),
          };
          const leave = new AbortController();
          const answer = await server.app.inject({
            method: endpoint.method,
            url,
            payloadAsStream: true,
            signal: leave.signal,
            headers: {
              ...Object.fromEntries(
                Object.entries(headers).filter(([, value]) => value !== undefined),
              ),
              ...counter,
              'content-type': 'application/json',
              ...proof,
            },
            ...(endpoint.body ? { payload } : {}),
          });
          if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
            answer.stream().on('error', () => undefined);
            return leave.abort();
          }
          const answered = await text(answer.stream());
          expect(answer.statusCode, answered).toBeLessThan(500);
          if (answer.statusCode >= 400) v.parse(errorBody, JSON.parse(answered));
        },
      ),
      { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }) },
    );
  },
);
