import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@comanda/contract/define-endpoint.ts';
import type { allEndpoints, EndpointName } from '@comanda/contract/all-endpoints.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { TenantId, UserId } from '@comanda/domain/ids.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { Result } from '@comanda/domain/result.ts';
import type { EventStream } from './event-stream.ts';
import type { Prepared } from './prepared.ts';
import type { Scheme } from './request-host.ts';

/** Whose storefront is asked. `hosts` are its registered host names, the canonical one first. */
export type TenantContext = { id: TenantId; country: Country; decimals: Decimals; hosts: readonly string[] };

/** Who asks, from the token alone (reliability §3). `job` and `integration` are machines. */
export type Session =
  | { role: 'visitor' }
  | { role: 'guest' | 'user'; userId: UserId; tokenHash: string }
  | { role: 'job'; requestId: string }
  | { role: 'integration' };

/** One request as its workflow sees it: inner names and minor units, checked against the contract. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  tenant: TenantContext;
  session: Session;
  /** Server time, milliseconds since the epoch. */
  now: number;
  header(name: string): string | undefined;
  rawBody: string;
  /** How the client reached us, or the trusted proxy in front of us. */
  scheme: Scheme;
  ip: string;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
};

/** Writing an answer changes nothing in it, so what is kept in memory may be answered as it is. */
type Fixed<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Fixed<Item>[]
      : { readonly [Key in keyof T]: Fixed<T[Key]> };

/** null sends no body (204). */
export type Reply<E extends Endpoint> = Fixed<AnswerOf<E>> | null | Prepared | EventStream;
export type Outcome<E extends Endpoint> = Result<Reply<E>, Refusal>;
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<E>> | Outcome<E>;

/** Handlers by endpoint name; app.ts joins the files of routes/ into {@link AllRoutes}, complete by type. */
export type AllRoutes = { readonly [Name in EndpointName]: Handler<(typeof allEndpoints)[Name]> };
export type Routes = Partial<AllRoutes>;
