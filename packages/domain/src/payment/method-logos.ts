import { allMethods } from './all-methods.ts';
import type { Logo, MethodRecord } from './method-record.ts';

/** The logos of the cards that methods take. */
export const cardLogos = [
  { name: 'visa', letters: 'VISA' },
  { name: 'mastercard', letters: 'mastercard' },
] as const satisfies readonly Logo[];

/** Returns the logos of a method: its company's, then those of the cards that it takes. */
export const logosOf = ({ logo, takesCards }: MethodRecord): readonly Logo[] => [
  ...(logo === undefined ? [] : [logo]),
  ...(takesCards ? cardLogos : []),
];

/**
 * The letters of each logo by its name, which a store may give to a method.
 * docs/rules/payments.md#payment-methods.
 */
export const logoLetters: ReadonlyMap<string, string> = new Map(
  Object.values(allMethods)
    .flatMap(logosOf)
    .map(({ name, letters }) => [name, letters]),
);
