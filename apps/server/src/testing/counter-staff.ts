import { counterCookies } from '@comanda/contract/counter/cookies.ts';
import type { StaffId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import { insertStaff } from '../staff/staff.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { CodeMailer } from './code-mails.ts';
import type { OrderServer } from './order-server.ts';
import { deviceHeaders, staffHeaders } from './staff-headers.ts';
import { type CookieReply, callForCookies } from './shopper.ts';

type Server = Pick<OrderServer, 'origin'>;
type Person = {
  email: string;
  role?: StaffRole;
  storeIds?: readonly StoreId[] | 'all';
  tenant?: string;
  name?: string;
};

/** Adds a staff member, as an invitation does. */
export async function addStaff(
  { deps }: Pick<OrderServer, 'deps'>,
  { email, role = 'crew', storeIds = 'all', tenant = 'burger', name = 'Rosa Pinto' }: Person,
): Promise<StaffId> {
  const id = crypto.randomUUID() as StaffId;
  await withTenant(deps.db, tenant as TenantId, (tx) =>
    insertStaff(tx, { id, email, name, role, storeIds }, deps.clock()),
  );
  return id;
}

type CallOptions = {
  method?: string;
  body?: object;
  headers?: Record<string, string | undefined>;
  tenant?: string;
};

/**
 * Makes a call of the counter. The body of a sign-in has the tokens of its cookies too, as `token`
 * and `deviceToken`.
 */
export async function callCounter(
  server: Server,
  path: string,
  { method = 'POST', body, headers = {}, tenant = 'burger' }: CallOptions = {},
): Promise<CookieReply> {
  const reply = await callForCookies(server, `/v1/counter/${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { 'x-tenant': tenant, 'x-platform': 'counter', ...headers },
  });
  const token = cookieIn(reply.cookies, counterCookies.session);
  if (token === undefined || reply.body === null) return reply;
  const deviceToken = cookieIn(reply.cookies, counterCookies.device);
  return { ...reply, body: { ...reply.body, token, deviceToken } };
}

const cookieIn = (cookies: readonly string[], name: string): string | undefined =>
  cookies
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0];

export const askForCounterCode = (server: Server, email: string): Promise<CookieReply> =>
  callCounter(server, 'codes', { body: { email } });

type Device = { name?: string; isShared?: boolean; token?: string };

/** Asks for a code and signs in with it. */
export async function signInByCode(
  server: Server,
  mails: CodeMailer,
  email: string,
  { name = 'Tablet', isShared = true, token }: Device = {},
): Promise<CookieReply> {
  const asked = await askForCounterCode(server, email);
  return callCounter(server, 'sessions', {
    body: {
      email,
      verification_code: await mails.code(email),
      device: { name, is_shared: isShared },
    },
    headers: {
      'x-login-token': String(asked.body.loginToken),
      ...(token === undefined ? {} : deviceHeaders(token)),
    },
  });
}

export const signInByPin = (
  server: Server,
  deviceToken: string,
  staffId: string,
  pin: string,
): Promise<CookieReply> =>
  callCounter(server, 'pin_sessions', {
    body: { staff_id: staffId, pin },
    headers: deviceHeaders(deviceToken),
  });

/** Sets the own PIN. */
export const choosePin = (
  server: Server,
  token: string,
  pin: string,
  currentPin?: string,
): Promise<CookieReply> =>
  callCounter(server, 'pin', {
    body: { pin, ...(currentPin === undefined ? {} : { current_pin: currentPin }) },
    headers: staffHeaders(token),
  });

export const readMe = (server: Server, token: string): Promise<CookieReply> =>
  callCounter(server, 'me', { method: 'GET', headers: staffHeaders(token) });
