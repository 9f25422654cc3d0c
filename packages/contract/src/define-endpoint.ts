import type { ErrorLabel } from '@comanda/domain/errors/catalogue.ts';
import type { RateLimitClass } from '@comanda/domain/limits/rate-limits-per-minute.ts';
import type { Role } from '@comanda/domain/session/role.ts';
import type * as v from 'valibot';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type ObjectSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** Caching of a response. `personal`: private, no-store. `versioned`: revalidated by ETag. */
export type CachePolicy = 'personal' | 'versioned';

/**
 * One endpoint, defined once: the server mounts it, the browser calls it, OpenAPI prints it. Names
 * are camelCase. At the boundary, wire.ts reads requests as snake_case, writes responses as
 * camelCase, and converts every `money` between major units on the wire and minor units inside.
 * Path parameters are written `:id`, `:orderId`.
 */
export type Endpoint<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends ObjectSchema | undefined = ObjectSchema | undefined,
  Answer extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> = {
  /** Unique name, used as OpenAPI operationId. */
  name: string;
  summary: string;
  tag: string;
  method: Method;
  path: string;
  /** Roles that may call the endpoint. docs/rules/people.md#access-list-of-a-call. */
  access: readonly Role[];
  /** True if only staff of all stores may call the endpoint; others get 403. */
  allStores: boolean;
  params: Params;
  query: Query;
  body: Body;
  /**
   * Status and body of a success. `answer` undefined: no body. `also204`: the endpoint may return
   * 204 with no body.
   */
  status: 200 | 201 | 202 | 204;
  also204: boolean;
  answer: Answer;
  /**
   * Labels of this endpoint's refusals, besides those that every endpoint may return
   * (FIELD_VALIDATION, NOT_FOUND, INVALID_TOKEN, …).
   */
  refusals: readonly ErrorLabel[];
  cache: CachePolicy;
  /**
   * True if the endpoint takes an Idempotency-Key. The browser retries GETs, and other methods only
   * with this key (docs/rules/web.md#api-retries).
   */
  idempotencyKey: boolean;
  /**
   * An expired or revoked token of a shopper. `refused`: 401. `ignored`: the caller counts as a
   * visitor, so that a browser with an old token can log in. docs/rules/login.md#old-tokens.
   */
  deadToken: 'refused' | 'ignored';
  /** True if the endpoint reads X-Login-Token. */
  loginToken: boolean;
  /**
   * Most bytes of the file that the endpoint takes as its body, as it is; absent: the body is JSON.
   * An endpoint with a file has no `body`.
   */
  fileBytes?: number;
  /**
   * Header in which a caller sends the key of a link instead of a token; absent: the endpoint takes
   * none.
   */
  linkKey?: string;
  /**
   * True if the endpoint reads the cookie of the counter's device, so only the counter's page may
   * call it.
   */
  deviceCookie?: true;
  /**
   * True if the endpoint belongs to the sign-up: it answers on the installation's own host alone,
   * where no other endpoint does. docs/rules/sign-up.md#page-of-the-sign-up.
   */
  isOfSignUp?: true;
  /** Class of the endpoint's limit of calls per minute and network. null: calls are not counted. */
  rateLimit: RateLimitClass | null;
};

type Input<P, Q, B, A> = Pick<Endpoint, 'name' | 'summary' | 'tag' | 'method' | 'path' | 'access'> &
  Partial<
    Pick<
      Endpoint,
      | 'allStores'
      | 'status'
      | 'also204'
      | 'refusals'
      | 'cache'
      | 'idempotencyKey'
      | 'deadToken'
      | 'loginToken'
      | 'linkKey'
      | 'deviceCookie'
      | 'isOfSignUp'
      | 'fileBytes'
      | 'rateLimit'
    >
  > & {
    params?: P;
    query?: Q;
    body?: B;
    answer?: A;
  };

/**
 * Fills in the defaults of a definition: staff of any store, status 200, cache policy `personal`,
 * no idempotency key, an old token is refused, no rate limit, only the common refusals.
 */
export function defineEndpoint<
  const P extends ObjectSchema | undefined = undefined,
  const Q extends ObjectSchema | undefined = undefined,
  const B extends ObjectSchema | undefined = undefined,
  const A extends v.GenericSchema | undefined = undefined,
>(input: Input<P, Q, B, A>): Endpoint<P, Q, B, A> {
  return {
    allStores: false,
    status: input.answer === undefined ? 204 : 200,
    also204: false,
    refusals: [],
    cache: 'personal',
    idempotencyKey: false,
    deadToken: 'refused',
    loginToken: false,
    rateLimit: null,
    ...input,
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
    answer: input.answer as A,
  };
}

type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** Inner types of an endpoint: camelCase keys, minor units. */
export type ParamsOf<E> =
  E extends Endpoint<
    infer P,
    ObjectSchema | undefined,
    ObjectSchema | undefined,
    v.GenericSchema | undefined
  >
    ? OutputOf<P>
    : never;
export type QueryOf<E> =
  E extends Endpoint<
    ObjectSchema | undefined,
    infer Q,
    ObjectSchema | undefined,
    v.GenericSchema | undefined
  >
    ? OutputOf<Q>
    : never;
export type BodyOf<E> =
  E extends Endpoint<
    ObjectSchema | undefined,
    ObjectSchema | undefined,
    infer B,
    v.GenericSchema | undefined
  >
    ? OutputOf<B>
    : never;
export type AnswerOf<E> =
  E extends Endpoint<
    ObjectSchema | undefined,
    ObjectSchema | undefined,
    ObjectSchema | undefined,
    infer A
  >
    ? OutputOf<A>
    : never;
