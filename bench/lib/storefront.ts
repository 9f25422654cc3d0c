import { createHmac } from 'node:crypto';
import { type Connection, requestBytes } from './connection.ts';
import { requestOnce } from './load.ts';
import type { AnyJson } from '../../apps/server/src/testing/any-json.ts';

type Address = { port: number; host: string };

/** The tenant's own host with the port, as in a browser's Host header. */
export const hostWithPort = ({ port, host }: Address): string => `${host}:${port}`;

export async function getJson(address: Address, path: string): Promise<AnyJson> {
  const { status, body } = await requestOnce(
    address.port,
    requestBytes({ path, host: hostWithPort(address) }),
  );
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${body.toString()}`);
  return JSON.parse(body.toString());
}

export async function postJson(
  address: Address,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: AnyJson }> {
  const reply = await requestOnce(
    address.port,
    requestBytes({
      method: 'POST',
      path,
      host: hostWithPort(address),
      headers,
      body: JSON.stringify(body),
    }),
  );
  const text = reply.body.toString();
  return { status: reply.status, body: text === '' ? null : JSON.parse(text) };
}

const integrationKey = 'comanda-demo-integration-key';

/**
 * A signed call of the restaurant's system to the demo tenant.
 * docs/rules/people.md#signature-of-an-integration-call.
 */
export function postSigned(
  address: Address,
  path: string,
  body: unknown,
): Promise<{ status: number; body: AnyJson }> {
  const timestamp = (Date.now() / 1_000).toFixed(3);
  const signature = createHmac('sha256', integrationKey)
    .update(`${timestamp}.POST ${address.host}${path}.${JSON.stringify(body)}`)
    .digest('hex');
  return postJson(address, path, body, {
    'x-integration-timestamp': timestamp,
    'x-integration-signature': signature,
  });
}

/** Makes one call within a flow on one connection. */
export function callJson(
  connection: Connection,
  request: Buffer,
): Promise<{ status: number; body: AnyJson }> {
  return new Promise((resolve) =>
    connection.send(request, true, ({ status, body }) =>
      resolve({ status, body: body.length === 0 ? null : JSON.parse(body.toString()) }),
    ),
  );
}
