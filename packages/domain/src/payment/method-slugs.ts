import { allMethods } from './all-methods.ts';
import { type OnlineMethodName, onlineMethodNames } from './method-names.ts';

/** An online method as the addresses of its calls spell it: `mercado_pago`. */
export type MethodSlug<Name extends OnlineMethodName = OnlineMethodName> =
  (typeof allMethods)[Name]['slug'];

export const slugOf = <Name extends OnlineMethodName>(method: Name): MethodSlug<Name> =>
  allMethods[method].slug;

export const methodSlugs: readonly MethodSlug[] = onlineMethodNames.map((name) => slugOf(name));

/** Returns the method of a slug; null: none has it. */
export const methodOfSlug = (slug: string): OnlineMethodName | null =>
  onlineMethodNames.find((name) => slugOf(name) === slug) ?? null;
