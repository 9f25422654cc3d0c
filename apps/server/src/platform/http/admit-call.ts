import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { refuse, type Result } from '@comanda/domain/result.ts';
import type { FastifyRequest } from 'fastify';
import type { MaybePromise } from '../maybe-promise.ts';
import { authorise, authorisePublic, type Authorisation } from './authorise.ts';
import type { CallerSession, TenantContext } from './call.ts';
import type { MountedEndpoint } from './mounted-endpoint.ts';
import type { NoTenant } from './tenant-lookup.ts';

/**
 * The caller's session, or why the call is refused. `status` overrides the catalogue's HTTP status.
 */
export type Admission = Result<CallerSession, NoTenant>;

/**
 * Refuses an order or a payment on a server that stops, because another server must complete it,
 * and a caller above its limit; then authorises.
 */
export function admitCall<E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  request: FastifyRequest,
  tenant: TenantContext,
): MaybePromise<Admission> {
  const { endpoint, http, isLimited } = mounted;
  if (isRefusedAtStop(mounted)) return refuse({ refusal: refusalOf('SHUTDOWN_ACTIVE') });
  const seconds = isLimited
    ? http.rateLimit.secondsToWait(
        endpoint,
        { tenantId: tenant.id, address: request.ip },
        http.clock(),
      )
    : 0;
  if (seconds > 0) return refuse({ refusal: refusalOf('TOO_MANY_REQUESTS', { seconds }) });
  return authoriseCall(mounted, request, tenant);
}

/** True if the server stops and the call would begin an order or a payment. */
export const isRefusedAtStop = <E extends Endpoint>({
  endpoint,
  http,
}: MountedEndpoint<E>): boolean =>
  http.stopping?.aborted === true && endpoint.refusals.includes('SHUTDOWN_ACTIVE');

/**
 * Identifies the caller by the headers; only a call that is signed as a whole needs its body for
 * that.
 */
export function authoriseCall<E extends Endpoint>(
  { endpoint, http }: MountedEndpoint<E>,
  request: FastifyRequest,
  tenant: TenantContext,
): MaybePromise<Authorisation> {
  const { headers, url } = request;
  return endpoint.cache === 'personal'
    ? authorise(http.sessions, { endpoint, tenant, headers, url, rawBody: textOf(request) })
    : authorisePublic(http.sessions, tenant, headers.authorization);
}

/** The body as text; empty if it is a file or was not read. */
export const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
