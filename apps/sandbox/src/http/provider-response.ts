/** What an emulated provider answers to one call: an HTTP status and a JSON body. */
export type ProviderResponse = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
};
/** The same of a provider that also answers lists. */
export type AnyProviderResponse = { readonly status: number; readonly body: unknown };
