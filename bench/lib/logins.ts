import { hash } from 'node:crypto';
import pg from 'pg';
import type { TenantId } from '../../packages/domain/src/ids.ts';
import { verificationCode } from '../../apps/server/src/verification/verification-codes.ts';
import { type Connection, requestBytes } from './connection.ts';
import { expectStatus, ownNetwork } from './guest-orders.ts';
import { quantile, type Visit } from './load.ts';
import { callJson, hostWithPort } from './storefront.ts';

/**
 * The server that people log in at. `secret`: its TOKEN_SECRET, from which the bench derives the
 * code that the mail would carry.
 */
export type LoginServer = { port: number; host: string; secret: string; mailbox: pg.Pool };

const tenantId = 'burger' as TenantId;
let people = 0;
/** An email that nobody used before. */
export const newEmail = (): string => `person-${(people += 1)}@example.com`;

/**
 * Opens the connections by which the bench finds the id of a verification, in place of a mailbox.
 */
export const openMailbox = (databaseUrl: string): pg.Pool =>
  new pg.Pool({ connectionString: databaseUrl, options: `-c app.tenant_id=${tenantId}` });

const post = (
  server: LoginServer,
  connection: Connection,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) =>
  callJson(
    connection,
    requestBytes({
      method: 'POST',
      path,
      host: hostWithPort(server),
      headers: { ...ownNetwork(), ...headers },
      body: JSON.stringify(body),
    }),
  );

/** Asks for a code; resolves to the login token. */
export async function askForCode(
  server: LoginServer,
  connection: Connection,
  email: string,
): Promise<string> {
  const { status, body } = await post(server, connection, '/v1/users/login', { email });
  return expectStatus(200, status, body).loginToken;
}

/** Returns the code that the mail of a login token carries. */
export async function readCode(
  { mailbox, secret }: LoginServer,
  loginToken: string,
): Promise<string> {
  const { rows } = await mailbox.query<{ id: string; length: 6 | 10 }>({
    name: 'find-verification',
    text: 'select id, code_length as length from verifications where tenant_id = $1 and login_token_hash = $2',
    values: [tenantId, hash('sha256', loginToken)],
  });
  const [row] = rows;
  if (!row) throw new Error('the verification is missing');
  return verificationCode(secret, { tenantId, id: row.id }, row.length);
}

/** Sends a code; resolves to the status and the access token. */
export async function sendCode(
  server: LoginServer,
  connection: Connection,
  { email, code, loginToken }: { email: string; code: string; loginToken: string },
): Promise<{ status: number; token: string }> {
  const body = { email, verification_code: code };
  const headers = { 'x-login-token': loginToken };
  const answer = await post(server, connection, '/v1/users/verify_account', body, headers);
  return { status: answer.status, token: String(answer.body.token) };
}

/** Visits of people who register: ask, read the mail, verify. Collects the times of both calls. */
export function logins(server: LoginServer): {
  visit: Visit;
  p99: () => { ask: number; verify: number };
} {
  const times = { ask: [] as number[], verify: [] as number[] };
  const logIn = async (connection: Connection): Promise<boolean> => {
    const email = newEmail();
    const from = performance.now();
    const loginToken = await askForCode(server, connection, email);
    times.ask.push(performance.now() - from);
    const code = await readCode(server, loginToken);
    const sent = performance.now();
    const { status } = await sendCode(server, connection, { email, code, loginToken });
    times.verify.push(performance.now() - sent);
    return status === 200;
  };
  const p99Of = (all: number[]) =>
    quantile(
      all.toSorted((a, b) => a - b),
      0.99,
    );
  return {
    visit: (connection, _client, done) => void logIn(connection).then(done, () => done(false)),
    p99: () => ({ ask: p99Of(times.ask), verify: p99Of(times.verify) }),
  };
}
