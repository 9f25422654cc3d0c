const domain =
  /^packages\/domain\/src\/(?!.*[.]test[.]ts$)(?!schema\/fields[.]ts$)(?!.*-schema[.]ts$)/;
const valueImport =
  /^import (?!type\b)[^;]*? from '((?:[^']*-schema|[^']*schema\/fields)[.]ts|valibot)';/gm;

/**
 * Returns the imports by which a rule of the domain would run a schema. Rules import the types of
 * schemas alone, so that a page that only computes loads no validator.
 */
export function findSchemasInRules(path, text) {
  if (!domain.test(path)) return [];
  return [...text.matchAll(valueImport)].map(
    ([, source]) => `${path}: a rule imports only types of ${source} (import type)`,
  );
}
