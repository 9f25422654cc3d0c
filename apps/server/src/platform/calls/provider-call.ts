/**
 * One HTTP call to a provider. `body` is sent as JSON, `text` unchanged (signed JSON, or another
 * type that `headers` names), `form` as form fields. `isSafe`: the call changes nothing at the
 * provider and may be retried. `maxBytes`: the longest answer that is read; absent: 64 KiB.
 */
export type ProviderCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly isSafe?: boolean;
  readonly maxBytes?: number;
};

/**
 * Outcome of a call. `body`: parsed JSON, undefined if the body is not JSON; `isEmpty`: there was
 * no body; `retryAfter`: its Retry-After header. `noAnswer`: no complete answer arrived. `timeout`:
 * the time ran out. `connectionFailed`: the connection failed or was cut. `tooLarge`: the body
 * exceeds the limit. `privateAddress`: the address is inside our own network. `isNotSent`: no
 * connection was made, or the call could not be written, so the provider has nothing of it.
 */
export type ProviderAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: unknown;
      readonly isEmpty?: true;
      readonly retryAfter?: string;
    }
  | {
      readonly kind: 'noAnswer';
      readonly reason: 'timeout' | 'connectionFailed' | 'tooLarge' | 'privateAddress';
      readonly isNotSent?: true;
    };

export type CallProvider = (call: ProviderCall) => Promise<ProviderAnswer>;
