import type { EndpointName } from '@comanda/contract/all-endpoints.ts';
import type { AllRouteHandlers, CallTo } from './call.ts';

/** A use case takes what it needs, then the call that it answers. */
type UseCase<Deps, Name extends EndpointName> = (
  deps: Deps,
  call: CallTo<Name>,
) => ReturnType<AllRouteHandlers[Name]>;
type UseCases<Deps, Name extends EndpointName> = {
  readonly [Each in Name]: UseCase<Deps, Each>;
};

/**
 * Binds use cases to what they need, each under the name of the endpoint that it answers. A name
 * that the contract does not have, and a use case of another shape, do not compile.
 */
export function implement<Deps, Name extends EndpointName>(
  deps: Deps,
  useCases: UseCases<Deps, Name>,
): Pick<AllRouteHandlers, Name> {
  const bound = Object.entries<UseCase<Deps, Name>>(useCases).map(([name, useCase]) => [
    name,
    (call: CallTo<Name>) => useCase(deps, call),
  ]);
  return Object.fromEntries(bound) as Pick<AllRouteHandlers, Name>;
}
