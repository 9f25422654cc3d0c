import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from '../root.mjs';

const { options, ...ruleSet } = createRequire(import.meta.url)(
  join(root, '.dependency-cruiser.cjs'),
);

export const ruleNames = ruleSet.forbidden.map((rule) => rule.name);

/**
 * Reads the imports of `folders` under `baseDir`: `{ modules, summary: { violations } }`, in
 * dependency-cruiser's format.
 */
export async function readImports(baseDir, folders) {
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet },
    options.enhancedResolveOptions,
  );
  return output;
}
