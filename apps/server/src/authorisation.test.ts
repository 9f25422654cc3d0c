import { allEndpoints, endpointNames } from '@comanda/contract/all-endpoints.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { wireJsonSchema } from '@comanda/contract/json-schema.ts';
import { isRecord } from '@comanda/domain/is-record.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { isStaffRole, type Role, type StaffRole } from '@comanda/domain/session/role.ts';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counterSessionIdOf } from './session/tokens.ts';
import { createUserToken } from './platform/http/create-user-token.ts';
import { signIntegrationCall } from './platform/http/integration-signature.ts';
import { createJobToken } from './platform/http/job-token.ts';
import { testCustomer } from './testing/shopper.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { staffHeaders } from './testing/staff-headers.ts';
import { createTestStaff } from './testing/test-staff.ts';
import { createTestUser } from './testing/test-user.ts';
import { tenantFolder } from './testing/tenant-folder.ts';

/**
 * Calls every endpoint of the contract as every kind of caller, with a real token each, and
 * compares the outcome with `access` of its definition. The restaurant's signature and the job
 * token are proofs beside a bearer token, so each caller sends its own only.
 */

let server: TestApp;
const integrationKey = 'of the restaurant';
const burger = 'burger' as TenantId;
let calls = 0;

beforeAll(async () => {
  const sushi = await tenantFolder('sushi');
  sushi['tenant.json'].country = 'mx';
  server = await testApp({
    tenants: [await tenantFolder(), sushi],
    config: {
      demoIntegrationKey: integrationKey,
      rateLimits: { guestCreation: 0, placeCall: 0, cartCall: 0, clientError: 0 },
    },
  });
});
afterAll(() => server.close());

type Sent = { method: Endpoint['method']; url: string; payload?: string };
type Headers = Record<string, string>;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

const createUserHeader = (): Headers => ({
  'x-create-user-token': createUserToken(server.deps.tokenSecret, burger, server.deps.clock()),
});

async function guestToken(): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/users',
    payload: testCustomer,
    headers: createUserHeader(),
  });
  return answer.json().token;
}

async function deadToken(): Promise<string> {
  const { token } = await createTestUser(server);
  const { statusCode } = await server.app.inject({
    method: 'DELETE',
    url: '/v1/users/session',
    headers: bearer(token),
  });
  expect(statusCode).toBe(204);
  return token;
}

function signature({ method, url, payload = '' }: Sent, host = 'burger.localhost'): Headers {
  const timestamp = `${Math.floor(Date.now() / 1_000)}.${String((calls += 1)).padStart(9, '0')}`;
  const signed = signIntegrationCall(integrationKey, timestamp, {
    method,
    host,
    target: url,
    body: payload,
  });
  return { 'x-integration-timestamp': timestamp, 'x-integration-signature': signed };
}

function jobHeader(): Headers {
  const now = server.deps.clock();
  const token = createJobToken(server.deps.tokenSecret, burger, crypto.randomUUID(), {
    createdAt: now,
    now,
  });
  return { 'x-job-authorization': token };
}

/** Status and code of a refusal for who may not call. */
const missing = [401, 1006];
const invalid = [401, 1021];
const forbidden = [403, 1006];
type Outcome = number[] | 'allowed';

const isFor = (endpoint: Endpoint, role: Role): boolean => endpoint.access.includes(role);
const isStaffs = (endpoint: Endpoint): boolean => endpoint.access.some(isStaffRole);
/** Calls of the counter's page: those of staff, and those by which staff sign in. */
const isCounters = (endpoint: Endpoint): boolean =>
  isStaffs(endpoint) || endpoint.deviceCookie === true;
/** Calls that read a bearer token of a shopper. */
const isShoppers = (endpoint: Endpoint): boolean =>
  !isFor(endpoint, 'job') && !isFor(endpoint, 'integration') && !isCounters(endpoint);
const anonymous = (endpoint: Endpoint): Outcome => {
  if (isCounters(endpoint)) return forbidden;
  return isFor(endpoint, 'visitor') ? 'allowed' : missing;
};
/** A bearer token proves nothing to the calls of machines, and nothing at the counter. */
const withToken = (role: 'guest' | 'user') => (endpoint: Endpoint) => {
  if (!isShoppers(endpoint)) return anonymous(endpoint);
  return isFor(endpoint, role) ? 'allowed' : forbidden;
};
const withDeadToken = (endpoint: Endpoint): Outcome => {
  if (!isShoppers(endpoint)) return anonymous(endpoint);
  return isPublic(endpoint) || endpoint.deadToken === 'ignored' ? 'allowed' : invalid;
};
/** Answers that are equal for all look up no token. */
const isPublic = ({ cache }: Endpoint): boolean => cache === 'versioned';
/**
 * The counter's page. What its cookies say counts at the calls of staff, and the storefront's calls
 * read none.
 */
const asCounter = (ofStaff: (endpoint: Endpoint) => Outcome) => (endpoint: Endpoint) => {
  if (isStaffs(endpoint)) return ofStaff(endpoint);
  return isCounters(endpoint) ? 'allowed' : anonymous(endpoint);
};
const asStaff = (role: StaffRole) =>
  asCounter((endpoint) => (isFor(endpoint, role) ? 'allowed' : forbidden));

/** The headers of an owner's call, with changes. */
async function ownerHeaders(changes: Headers): Promise<Headers> {
  const { headers } = await createTestStaff(server, { role: 'owner' });
  return { ...headers, ...changes };
}

/**
 * Each caller: its headers for a request, and the outcome that the definition of an endpoint
 * promises.
 */
const callers: Record<
  string,
  { headers(sent: Sent): Promise<Headers>; outcome(endpoint: Endpoint): Outcome }
> = {
  'a visitor': { headers: async () => ({}), outcome: anonymous },
  'a guest': { headers: async () => bearer(await guestToken()), outcome: withToken('guest') },
  'a user': {
    headers: async () => bearer((await createTestUser(server)).token),
    outcome: withToken('user'),
  },
  'a user under another’s id': {
    headers: async () => {
      const [user, other] = [await createTestUser(server), await createTestUser(server)];
      return { ...bearer(user.token), 'x-user-id': other.id };
    },
    outcome: (endpoint) => {
      if (!isShoppers(endpoint)) return anonymous(endpoint);
      return isPublic(endpoint) ? 'allowed' : forbidden;
    },
  },
  'a user of another brand': {
    headers: async () => bearer((await createTestUser(server, {}, 'sushi')).token),
    outcome: (endpoint) => (isShoppers(endpoint) ? invalid : anonymous(endpoint)),
  },
  'an ended session': {
    headers: async () => bearer(await deadToken()),
    outcome: withDeadToken,
  },
  crew: {
    headers: async () => (await createTestStaff(server)).headers,
    outcome: asStaff('crew'),
  },
  'a manager': {
    headers: async () => (await createTestStaff(server, { role: 'manager' })).headers,
    outcome: asStaff('manager'),
  },
  'an owner': { headers: () => ownerHeaders({}), outcome: asStaff('owner') },
  'an owner at the own address': {
    headers: () =>
      ownerHeaders({ origin: 'https://burger.localhost', 'sec-fetch-site': 'same-origin' }),
    outcome: asStaff('owner'),
  },
  'an owner’s token as a bearer': {
    headers: async () => ({
      ...bearer((await createTestStaff(server, { role: 'owner' })).token),
      'x-platform': 'counter',
    }),
    outcome: (endpoint) => {
      if (isCounters(endpoint)) return isStaffs(endpoint) ? missing : invalid;
      return withDeadToken(endpoint);
    },
  },
  'an owner on a page of the shop': {
    headers: () => ownerHeaders({ 'x-platform': 'web' }),
    outcome: anonymous,
  },
  'an owner on another site': {
    headers: () => ownerHeaders({ origin: 'https://elsewhere.example' }),
    outcome: anonymous,
  },
  'an owner on a page of another brand': {
    headers: () => ownerHeaders({ 'sec-fetch-site': 'same-site' }),
    outcome: anonymous,
  },
  'an owner on the page of the person before': {
    headers: () => ownerHeaders({ 'x-counter-session': counterSessionIdOf('another') }),
    outcome: asCounter(() => invalid),
  },
  'an owner with two cookies of one name': {
    headers: async () => {
      const { headers } = await createTestStaff(server, { role: 'owner' });
      return { ...headers, cookie: `${headers['cookie']}; counter-session=burger.another` };
    },
    outcome: asCounter(() => missing),
  },
  'an owner of another brand': {
    headers: async () =>
      staffHeaders((await createTestStaff(server, { role: 'owner', tenant: 'sushi' })).token),
    outcome: asCounter(() => invalid),
  },
  'an ended session of an owner': {
    headers: async () => {
      const headers = await ownerHeaders({});
      const { statusCode } = await server.app.inject({
        method: 'DELETE',
        url: '/v1/counter/session',
        headers: { ...headers, host: 'burger.localhost' },
      });
      expect(statusCode).toBe(204);
      return headers;
    },
    outcome: asCounter(() => invalid),
  },
  'an order job': {
    headers: async () => jobHeader(),
    outcome: (endpoint) => (isFor(endpoint, 'job') ? 'allowed' : anonymous(endpoint)),
  },
  'a restaurant’s system': {
    headers: async (sent) => signature(sent),
    outcome: (endpoint) => (isFor(endpoint, 'integration') ? 'allowed' : anonymous(endpoint)),
  },
  'a restaurant’s system that signed for another host': {
    headers: async (sent) => signature(sent, 'sushi.localhost'),
    outcome: (endpoint) => (isFor(endpoint, 'integration') ? invalid : anonymous(endpoint)),
  },
};

/** A request whose path is well formed. Its body is empty, so an allowed call changes nothing. */
function requestOf(endpoint: Endpoint): Sent {
  const properties = endpoint.params && wireJsonSchema(endpoint.params, 'snake')['properties'];
  const sampleOf = (name: string): string => {
    const schema = isRecord(properties) ? properties[name] : null;
    return isRecord(schema) && schema['format'] === 'uuid' ? crypto.randomUUID() : '1';
  };
  return {
    method: endpoint.method,
    url: endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) => sampleOf(name)),
    ...(endpoint.body ? { payload: '{}' } : {}),
  };
}

const isStream = ({ path }: Endpoint): boolean => path.endsWith('/events');

/** Reads a stream of events up to its headers, and a refusal whole. */
async function beginStream(sent: Sent & { headers: Headers }) {
  const answer = await server.app.inject({ ...sent, payloadAsStream: true });
  const { statusCode } = answer;
  const stream = answer.stream();
  if (statusCode !== 200) return { statusCode, body: await text(stream) };
  stream.destroy();
  return { statusCode, body: '' };
}

async function outcomeOf(endpoint: Endpoint, caller: keyof typeof callers): Promise<Outcome> {
  const sent = requestOf(endpoint);
  const headers = {
    host: 'burger.localhost',
    'content-type': 'application/json',
    ...(endpoint.path === '/v1/users' ? createUserHeader() : {}),
    ...(await callers[caller]?.headers(sent)),
  };
  const { statusCode, body } = isStream(endpoint)
    ? await beginStream({ ...sent, headers })
    : await server.app.inject({ ...sent, headers });
  expect(statusCode, body).toBeLessThan(500);
  return statusCode === 401 || statusCode === 403
    ? [statusCode, JSON.parse(body).code as number]
    : 'allowed';
}

const named = endpointNames.map((name): readonly [string, Endpoint] => [name, allEndpoints[name]]);

test.each(named.filter(([, { isOfSignUp }]) => isOfSignUp))(
  '%s of the sign-up is refused to every caller on the host of a brand',
  async (_name, endpoint) => {
    const { method, path: url } = endpoint;
    const headers = { host: 'burger.localhost', ...(await ownerHeaders({})) };
    for (const sent of [{ host: 'burger.localhost' }, headers])
      expect((await server.app.inject({ method, url, headers: sent })).statusCode).toBe(421);
  },
);

test.each(named.filter(([, { isOfSignUp }]) => !isOfSignUp))(
  '%s may be called by those whom its definition names, and by no one else',
  async (_name, endpoint) => {
    const told: Record<string, Outcome> = {};
    const promised: Record<string, Outcome> = {};
    for (const [caller, { outcome }] of Object.entries(callers)) {
      promised[caller] = outcome(endpoint);
      told[caller] = await outcomeOf(endpoint, caller);
    }
    expect(told).toEqual(promised);
  },
);
