import type { StaffId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import { insertStaff } from '../features/staff/staff-rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { CodeMailer } from './code-mails.ts';
import type { OrderServer } from './order-server.ts';
import { type ApiReply, callApi } from './shopper.ts';

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

/** Makes a call of the counter. */
export const callCounter = (
  server: Server,
  path: string,
  { method = 'POST', body, headers = {}, tenant = 'burger' }: CallOptions = {},
): Promise<ApiReply> =>
  callApi(server, `/v1/counter/${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: { 'x-tenant': tenant, 'x-platform': 'counter', ...headers },
  });

export const askForCounterCode = (server: Server, email: string): Promise<ApiReply> =>
  callCounter(server, 'codes', { body: { email } });

type Device = { name?: string; isShared?: boolean; token?: string };

/** Asks for a code and signs in with it. */
export async function signInByCode(
  server: Server,
  mails: CodeMailer,
  email: string,
  { name = 'Tablet', isShared = true, token }: Device = {},
): Promise<ApiReply> {
  const asked = await askForCounterCode(server, email);
  return callCounter(server, 'sessions', {
    body: {
      email,
      verification_code: await mails.code(email),
      device: { name, is_shared: isShared },
    },
    headers: { 'x-login-token': String(asked.body.loginToken), 'x-device-token': token },
  });
}

export const signInByPin = (
  server: Server,
  deviceToken: string,
  staffId: string,
  pin: string,
): Promise<ApiReply> =>
  callCounter(server, 'pin_sessions', {
    body: { staff_id: staffId, pin },
    headers: { 'x-device-token': deviceToken },
  });

/** Sets the own PIN. */
export const choosePin = (
  server: Server,
  token: string,
  pin: string,
  currentPin?: string,
): Promise<ApiReply> =>
  callCounter(server, 'pin', {
    body: { pin, ...(currentPin === undefined ? {} : { current_pin: currentPin }) },
    headers: { authorization: `Bearer ${token}` },
  });

export const readMe = (server: Server, token: string): Promise<ApiReply> =>
  callCounter(server, 'me', { method: 'GET', headers: { authorization: `Bearer ${token}` } });
