import { counterCookies } from '@comanda/contract/counter/cookies.ts';
import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { isStaffRole } from '@comanda/domain/session/role.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { MaybePromise } from '../maybe-promise.ts';
import type { CallerSession, TenantContext } from './call.ts';
import { isCounterPageCall } from './counter-page-call.ts';
import { signedHost } from './integration-signature.ts';
import { readCookie } from './read-cookie.ts';
import type { SessionReader } from './session-reader.ts';

type Denial = { refusal: Refusal; status: number };
export type Authorisation = Result<CallerSession, Denial>;

const visitor: Authorisation = accept({ role: 'visitor' });
/**
 * 401: the client must log in again. 403: this session may not make this call
 * (docs/rules/people.md#missing-or-invalid-token, docs/rules/people.md#forbidden-call).
 */
const tokenMissing: Authorisation = refuse({ refusal: refusalOf('NOT_AUTHORIZED'), status: 401 });
const tokenInvalid: Authorisation = refuse({ refusal: refusalOf('INVALID_TOKEN'), status: 401 });
const forbidden: Authorisation = refuse({ refusal: refusalOf('NOT_AUTHORIZED'), status: 403 });

const firstValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer (\S{1,400})$/i.exec(authorization ?? '')?.[1] ?? null;

/** `url`: path and query as sent. */
export type AuthorisationRequest = {
  endpoint: Endpoint;
  tenant: TenantContext;
  headers: IncomingHttpHeaders;
  url: string;
  rawBody: string;
};

/**
 * Identifies the caller and checks the endpoint's access list: returns the session, or the refusal.
 * docs/rules/people.md#access-list-of-a-call.
 */
export function authorise(
  sessions: SessionReader,
  request: AuthorisationRequest,
): MaybePromise<Authorisation> {
  const { endpoint } = request;
  if (endpoint.access.includes('integration')) return authoriseIntegration(sessions, request);
  if (endpoint.access.includes('job')) return authoriseJob(sessions, request);
  if (endpoint.access.some(isStaffRole)) return authoriseStaff(sessions, request);
  if (endpoint.deviceCookie && !isCounterPageCall(request.headers)) return forbidden;
  return authoriseShopper(sessions, request);
}

/**
 * Authorises calls whose answer is the same for all callers, without looking up the session, so
 * that the server answers from its cache. A token of another tenant is still refused.
 */
export function authorisePublic(
  sessions: SessionReader,
  tenant: TenantContext,
  authorization: string | undefined,
): Authorisation {
  if (authorization === undefined) return visitor;
  const token = bearerOf(authorization);
  if (token === null) return tokenInvalid;
  const owner = sessions.tenantOf(token);
  return owner === null || owner === tenant.id ? visitor : tokenInvalid;
}

function authoriseShopper(
  sessions: SessionReader,
  request: AuthorisationRequest,
): MaybePromise<Authorisation> {
  const { endpoint, headers: requestHeaders } = request;
  const claimed = firstValue(requestHeaders[headers.userId]);
  if (requestHeaders.authorization === undefined) {
    return claimed === undefined && endpoint.access.includes('visitor') ? visitor : tokenMissing;
  }
  const token = bearerOf(requestHeaders.authorization);
  return token === null ? tokenInvalid : authoriseBearer(sessions, request, token, claimed);
}

async function authoriseBearer(
  sessions: SessionReader,
  { endpoint, tenant }: AuthorisationRequest,
  token: string,
  claimed: string | undefined,
): Promise<Authorisation> {
  const session = await sessions.bearer(tenant, token);
  if (!session && isIgnored(sessions, endpoint, tenant, token)) return visitor;
  if (!session || (session.role !== 'guest' && session.role !== 'user')) return tokenInvalid;
  if (claimed !== undefined && claimed !== session.userId) return forbidden;
  return endpoint.access.includes(session.role) ? accept(session) : forbidden;
}

/** A token of another tenant is always refused. docs/rules/login.md#old-tokens. */
const isIgnored = (
  sessions: SessionReader,
  { deadToken }: Endpoint,
  tenant: TenantContext,
  token: string,
): boolean => deadToken === 'ignored' && sessions.tenantOf(token) === tenant.id;

async function authoriseJob(
  sessions: SessionReader,
  { tenant, headers: requestHeaders }: AuthorisationRequest,
): Promise<Authorisation> {
  const header = firstValue(requestHeaders[headers.jobAuthorization]);
  if (header === undefined) return tokenMissing;
  const session = await sessions.job(tenant, bearerOf(header) ?? header);
  return session ? accept(session) : tokenInvalid;
}

async function authoriseIntegration(
  sessions: SessionReader,
  { endpoint, tenant, headers: requestHeaders, url, rawBody }: AuthorisationRequest,
): Promise<Authorisation> {
  const timestamp = firstValue(requestHeaders[headers.integrationTimestamp]);
  const signature = firstValue(requestHeaders[headers.integrationSignature]);
  if (timestamp === undefined || signature === undefined) return tokenMissing;
  const session = await sessions.integration(tenant, {
    timestamp,
    signature,
    method: endpoint.method,
    host: signedHost(requestHeaders.host),
    target: url,
    body: rawBody,
  });
  return session ? accept(session) : tokenInvalid;
}

/**
 * Only the cookie of a staff session counts here, and it counts nowhere else. The call names the
 * session that it is meant for, so that a page of the person before acts for nobody else. An
 * endpoint of all stores refuses staff of some. docs/rules/counter.md#counter-calls,
 * docs/rules/counter-staff.md#id-of-a-session.
 */
async function authoriseStaff(
  sessions: SessionReader,
  { endpoint, tenant, headers: requestHeaders }: AuthorisationRequest,
): Promise<Authorisation> {
  if (!isCounterPageCall(requestHeaders)) return forbidden;
  const token = readCookie(requestHeaders.cookie, counterCookies.session);
  if (token === null) return tokenMissing;
  const meant = firstValue(requestHeaders[headers.counterSession]) ?? '';
  const session = await sessions.staff(tenant, token, meant);
  if (!session) return tokenInvalid;
  if (endpoint.allStores && session.storeIds !== 'all') return forbidden;
  return endpoint.access.includes(session.role) ? accept(session) : forbidden;
}
