/**
 * One HTTP call to a provider; `body` is sent as JSON, `text` as it is (JSON that was signed), `form` as form fields instead. `isSafe`: it only asks, and may be repeated.
 */
export type ProviderCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly isSafe?: boolean;
};

/**
 * What came back. `body`: parsed JSON, undefined when it is none; `isEmpty`: there was no body at all. `silence`: no whole answer. `late`: not in time. `broken`: the connection
 * failed or was cut. `tooLarge`: more than a provider has to say. `forbidden`: the address is inside our own network; nothing was sent.
 */
export type ProviderAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: unknown;
      readonly isEmpty?: true;
    }
  | { readonly kind: 'silence'; readonly why: 'late' | 'broken' | 'tooLarge' | 'forbidden' };

export type CallProvider = (call: ProviderCall) => Promise<ProviderAnswer>;
