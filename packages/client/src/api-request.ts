import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import { headers as names, platformWeb } from '@comanda/contract/headers.ts';
import { snakeCase, wireWriter } from '@comanda/contract/wire.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import type { BrowserSession } from './session.ts';
import { isRecord } from '@comanda/domain/is-record.ts';

/** The shopper's session whose token a call carries. */
export type Caller = Pick<BrowserSession, 'role' | 'token' | 'userId'>;
/**
 * The one that a call is made for: a shopper by the token, or a staff member by the id of the
 * session, whose token is in a cookie that no script reads.
 */
export type CallSession =
  (Pick<Caller, 'token'> & Partial<Pick<Caller, 'userId'>>) | { counterSession: string };

/** Returns what tells a session from another: the token, or the id. */
export const keyOfSession = (session: CallSession): string =>
  'token' in session ? session.token : session.counterSession;

export type CallOptions = {
  signal?: AbortSignal;
  /** Makes a non-GET safe to repeat (docs/rules/web.md#api-retries). */
  idempotencyKey?: string;
  /**
   * true: the client does not repeat the call. Order creation sets it
   * (docs/rules/web.md#api-retries).
   */
  abortRetries?: boolean;
  headers?: Record<string, string>;
  /** Lets the call outlive its page. Its body is small. */
  keepalive?: boolean;
  /** The file of an endpoint that takes one, sent as it is. */
  file?: Blob;
  /**
   * The session that makes the call; by default the current session of this browser. null: a
   * visitor, without a token.
   */
  as?: CallSession | null;
};
export type LooseInput = { params?: unknown; query?: unknown; body?: unknown } & CallOptions;

/** `platform`: the application that calls; the storefront if it is left out. */
type Facts = {
  tenantId: string;
  decimals: Decimals;
  caller: CallSession | null;
  platform?: string;
};

/**
 * Builds the HTTP request of a call: the path filled in, the body in snake_case and major units,
 * the caller's session.
 */
export function requestOf(
  endpoint: Endpoint,
  input: LooseInput,
  { tenantId, decimals, caller, platform = platformWeb }: Facts,
): Request {
  const url = new URL(
    fillPath(endpoint.path, input.params) + queryText(input.query),
    location.origin,
  );
  const body = endpoint.body && wireWriter(endpoint.body, { decimals, keys: 'snake' })(input.body);
  return new Request(url, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      [names.platform]: platform,
      [names.tenant]: tenantId,
      [names.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(caller === null ? {} : sessionHeaders(caller)),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.file === undefined
        ? {}
        : { 'content-type': input.file.type || 'application/octet-stream' }),
      ...(input.idempotencyKey ? { [names.idempotencyKey]: input.idempotencyKey } : {}),
      ...input.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(input.file === undefined ? {} : { body: input.file }),
    cache: 'no-cache',
    keepalive: input.keepalive ?? false,
  });
}

function sessionHeaders(session: CallSession): Record<string, string> {
  if ('counterSession' in session) return { [names.counterSession]: session.counterSession };
  const { token, userId } = session;
  return {
    [names.authorization]: `Bearer ${token}`,
    ...(userId === undefined ? {} : { [names.userId]: userId }),
  };
}

const fillPath = (path: string, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(isRecord(params) ? String(params[name]) : ''),
  );

function queryText(query: unknown): string {
  if (!isRecord(query)) return '';
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const text = new URLSearchParams(
    entries.map(([key, value]) => [snakeCase(key), String(value)]),
  ).toString();
  return text === '' ? '' : `?${text}`;
}
