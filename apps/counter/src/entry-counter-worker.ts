import { serveShell } from './page-worker/serve-shell.ts';
import { counterBase } from './platform/paths.ts';
import { counterCachePrefix } from './platform/storage-names.ts';

/**
 * The worker of the counter: every address of it opens without a network, with all of its screens.
 * docs/rules/counter-offline.md#counter-without-a-network.
 */
serveShell({
  prefix: counterCachePrefix,
  keepsBuildBefore: true,
  isPage: (path) => path === counterBase || path.startsWith(`${counterBase}/`),
});
