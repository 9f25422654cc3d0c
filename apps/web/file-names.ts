/**
 * Names of the files that pages link and stack traces name often. The others have a hash alone: the
 * application's first chunk lists two hundred of them, which took 1.2 kB more with words.
 */
const named = /^(first|app|starter)/;

/** The name pattern of a script that is not an entry. */
export const chunkFileName = (name: string): string =>
  named.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';

/** The name pattern of a style sheet or another file. `names`: those of the files in it. */
export const assetFileName = (names: readonly string[]): string =>
  names.every((name) => named.test(name) || !name.endsWith('.css'))
    ? 'assets/[name]-[hash][extname]'
    : 'assets/[hash][extname]';
