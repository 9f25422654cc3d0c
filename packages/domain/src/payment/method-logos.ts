import { allMethods } from './all-methods.ts';
import type { MethodRecord } from './method-record.ts';

/** The cards that methods take. The storefront draws their marks, and no other company's. */
export const cardLogos = ['visa', 'mastercard'] as const;

/** Returns the names of a method's logos: its company's, then those of the cards that it takes. */
export const logosOf = ({ logo, takesCards }: MethodRecord): readonly string[] => [
  ...(logo === undefined ? [] : [logo]),
  ...(takesCards ? cardLogos : []),
];

/** The logos that a store may give to a method by name. docs/rules/payments.md#payment-methods. */
export const logoNames: ReadonlySet<string> = new Set(Object.values(allMethods).flatMap(logosOf));
