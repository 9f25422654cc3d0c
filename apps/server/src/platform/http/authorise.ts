import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers } from '@comanda/contract/headers.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { MaybePromise } from '../maybe-promise.ts';
import type { Session, TenantContext } from './call.ts';
import type { Sessions } from './sessions.ts';

export type Denial = { refusal: Refusal; status: number };
export type Decision = Result<Session, Denial>;

const visitor: Decision = accept({ role: 'visitor' });
/** 401: log in again. 403: this session may not do that (decisions §6). */
const noToken: Decision = refuse({ refusal: refusalOf('NOT_AUTHORIZED'), status: 401 });
const badToken: Decision = refuse({ refusal: refusalOf('INVALID_TOKEN'), status: 401 });
const forbidden: Decision = refuse({ refusal: refusalOf('NOT_AUTHORIZED'), status: 403 });

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
const bearerOf = (authorization: string | undefined): string | null => /^Bearer (\S{1,400})$/i.exec(authorization ?? '')?.[1] ?? null;

/** `url`: path and query as sent. */
export type Asking = { endpoint: Endpoint; tenant: TenantContext; headers: IncomingHttpHeaders; url: string; rawBody: string };

/** Who asks, and whether the contract lets them: the session, or why not. Spec §6, reliability §3. */
export function authorise(sessions: Sessions, asking: Asking): MaybePromise<Decision> {
  const { endpoint } = asking;
  if (endpoint.access.includes('integration')) return integration(sessions, asking);
  if (endpoint.access.includes('job')) return job(sessions, asking);
  return person(sessions, asking);
}

/**
 * For answers that are the same for everyone: no look-up, so that they are served from memory. A token of another tenant is refused
 * all the same.
 */
export function authoriseAnyone(sessions: Sessions, tenant: TenantContext, authorization: string | undefined): Decision {
  if (authorization === undefined) return visitor;
  const token = bearerOf(authorization);
  if (token === null) return badToken;
  const owner = sessions.tenantOf(token);
  return owner === null || owner === tenant.id ? visitor : badToken;
}

function person(sessions: Sessions, asking: Asking): MaybePromise<Decision> {
  const { endpoint, headers: given } = asking;
  const claimed = one(given[headers.userId]);
  if (given.authorization === undefined) {
    return claimed === undefined && endpoint.access.includes('visitor') ? visitor : noToken;
  }
  const token = bearerOf(given.authorization);
  return token === null ? badToken : known(sessions, asking, token, claimed);
}

async function known(sessions: Sessions, { endpoint, tenant }: Asking, token: string, claimed: string | undefined): Promise<Decision> {
  const session = await sessions.bearer(tenant, token);
  if (!session || (session.role !== 'guest' && session.role !== 'user')) return badToken;
  if (claimed !== undefined && claimed !== session.userId) return forbidden;
  return endpoint.access.includes(session.role) ? accept(session) : forbidden;
}

async function job(sessions: Sessions, { tenant, headers: given }: Asking): Promise<Decision> {
  const header = one(given[headers.jobAuthorization]);
  if (header === undefined) return noToken;
  const session = await sessions.job(tenant, bearerOf(header) ?? header);
  return session ? accept(session) : badToken;
}

async function integration(sessions: Sessions, { endpoint, tenant, headers: given, url, rawBody }: Asking): Promise<Decision> {
  const timestamp = one(given[headers.integrationTimestamp]);
  const signature = one(given[headers.integrationSignature]);
  if (timestamp === undefined || signature === undefined) return noToken;
  const session = await sessions.integration(tenant, {
    timestamp,
    signature,
    method: endpoint.method,
    target: url,
    body: rawBody,
  });
  return session ? accept(session) : badToken;
}
