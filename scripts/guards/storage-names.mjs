import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { isBrowserSource } from './browser-sources.mjs';

const namesFile = 'apps/web/src/platform/storage-names.ts';
const namesFiles = [
  namesFile,
  // Names that the first script of a page does not carry.
  'apps/web/src/platform/lazy-storage-names.ts',
  'apps/counter/src/platform/storage-names.ts',
];
const keyFile = 'packages/client/src/storage-key.ts';

/**
 * Definitions of names, key prefixes, and literal names given to a storage, the caches or the
 * cookies.
 */
const literalNames = [
  /\bdefineStorageName\b(?! as name)/,
  /(?:local|session)Storage\.\w+\(\s*['"`]/,
  /\bcaches\.(?:open|delete|has|match)\(\s*['"`]/,
  /document\.cookie\s*=\s*['"`]\w/,
  /['"`]comanda-\$\{/,
];
/**
 * Keys that are written out: by the inline script, which imports nothing, and by browser stories.
 */
const writtenKey = /comanda:(?:\$\{location\.hostname\}|[\w.-]+\.localhost):([\w-]+)/g;

/**
 * Returns the storage names that stand outside of the files of names. A key that is written out
 * must be one of its names. docs/rules/web.md#storage-names.
 */
export function findStorageNames(path, source, known = knownNames()) {
  if ([...namesFiles, keyFile].includes(path)) return [];
  const isInBrowser = isBrowserSource(path);
  if (!isInBrowser && !path.startsWith('e2e/')) return [];
  const unknown = [...source.matchAll(writtenKey)]
    .filter(([, name]) => !known.has(name))
    .map(([key]) => `${path}: ${namesFile} has no name for ${key}`);
  const literals = isInBrowser
    ? literalNames
        .filter((literal) => literal.test(withoutInlineKey(path, source)))
        .map((literal) => `${path}: a storage name belongs in ${namesFile} (${literal.source})`)
    : [];
  return [...unknown, ...literals];
}

/** The inline script may write its key out. */
const withoutInlineKey = (path, source) =>
  path === 'apps/web/src/entry-starter.ts'
    ? source.replace(writtenKey, '').replace(/localStorage\.getItem\(\s*`/, '')
    : source;

let cached = null;
function knownNames() {
  const source = () => namesFiles.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  cached ??= new Set([...source().matchAll(/\bname\('([\w-]+)'\)/g)].map(([, name]) => name));
  return cached;
}
