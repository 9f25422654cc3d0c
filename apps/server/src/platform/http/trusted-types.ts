/**
 * The directives of Trusted Types: a script of the page can turn no text into markup or into a
 * script's address, except by the named policies. docs/rules/operations.md#trusted-types.
 */
const requireTrustedTypes = (policies: string): string =>
  `require-trusted-types-for 'script'; trusted-types ${policies}`;

/** The policies of packages/ui/src/trusted-types.ts. */
export const ownPoliciesOnly: string = requireTrustedTypes('comanda default');

/**
 * For a page whose brand uses services of third parties: their scripts name policies of their own,
 * which nobody lists.
 */
export const anyPolicies: string = requireTrustedTypes(`* 'allow-duplicates'`);

/** For workers and pages without a script. */
export const noPolicies: string = requireTrustedTypes(`'none'`);
