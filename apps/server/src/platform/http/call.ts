import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
} from '@comanda/contract/define-endpoint.ts';
import type { allEndpoints, EndpointName } from '@comanda/contract/all-endpoints.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { DeviceId, StaffId, StoreId, TenantId, UserId } from '@comanda/domain/ids.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import type { StaffRole } from '@comanda/domain/session/role.ts';
import type { AnswerWithCookies } from './answer-with-cookies.ts';
import type { Download } from './download.ts';
import type { EventStream } from './event-stream.ts';
import type { CompressedResponse } from './compressed-response.ts';
import type { Scheme } from './request-host.ts';

/** The tenant of a request. `hosts` are its registered host names, the canonical one first. */
export type TenantContext = {
  id: TenantId;
  country: Country;
  decimals: Decimals;
  hosts: readonly string[];
};

/**
 * The caller's session, from the token alone (docs/rules/people.md#visitor-guest-and-user). `job`
 * and `integration` are machines.
 */
export type CallerSession =
  | { role: 'visitor' }
  | { role: 'guest' | 'user'; userId: UserId; tokenHash: string }
  | { role: 'job'; requestId: string }
  | { role: 'integration' }
  | StaffSession;

/**
 * The session of a staff member on one device. `storeIds`: the stores that it may see and change;
 * `all` holds for stores to come too.
 */
export type StaffSession = {
  role: StaffRole;
  staffId: StaffId;
  deviceId: DeviceId;
  storeIds: readonly StoreId[] | 'all';
  staffTokenHash: string;
};

/**
 * One request as its handler receives it: internal field names and minor units, validated against
 * the contract.
 */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  tenant: TenantContext;
  session: CallerSession;
  /** Server time, milliseconds since the epoch. */
  now: number;
  header(name: string): string | undefined;
  rawBody: string;
  /** The bytes of an endpoint that takes a file; empty without one. */
  file: Buffer;
  /** Scheme that the client used, to this server or to the trusted proxy in front of it. */
  scheme: Scheme;
  ip: string;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
};

/** A call to the endpoint of this name. */
export type CallTo<Name extends EndpointName> = Call<(typeof allEndpoints)[Name]>;

/** The facts of a request that do not depend on its endpoint. */
export type CallRequest = Omit<Call<Endpoint>, 'params' | 'query' | 'body'>;

/**
 * Reply of a handler. null sends no body (204). Serialising an answer does not change it, so a
 * handler may return cached values.
 */
export type CallReply<E extends Endpoint> =
  | Frozen<AnswerOf<E>>
  | null
  | AnswerWithCookies<Frozen<AnswerOf<E>> | null>
  | CompressedResponse
  | Download
  | EventStream;
export type CallOutcome<E extends Endpoint> = Result<CallReply<E>, Refusal>;
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<CallOutcome<E>> | CallOutcome<E>;

/**
 * Handlers by endpoint name; app.ts joins those of the nouns' modules into
 * {@link AllRouteHandlers}, complete by type.
 */
export type AllRouteHandlers = {
  readonly [Name in EndpointName]: Handler<(typeof allEndpoints)[Name]>;
};
export type RouteHandlers = Partial<AllRouteHandlers>;
