/** Response of an emulated provider to one call: an HTTP status and a JSON body. */
export type ProviderResponse = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
};
/** Response of a provider whose body can also be a list. */
export type AnyProviderResponse = { readonly status: number; readonly body: unknown };
