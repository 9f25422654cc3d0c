const product = /^(?:packages\/\w+|apps\/(?:server|web|counter))\/src\/.*[.]tsx?$/;
const others = /[.]test[.]|\/(?:testing|cases)\//;
const conversions = 'packages/domain/src/time/instant.ts';

/** Returns conversions between instants and ISO text outside of the file that has both. */
export function findInstantConversions(path, source) {
  if (!product.test(path) || others.test(path) || path === conversions) return [];
  return [...source.matchAll(/\.toISOString\(\)|\bDate\.parse\(/g)].map(
    ([call]) => `${path}: ${call} is written by isoOf or instantOf of ${conversions}`,
  );
}
