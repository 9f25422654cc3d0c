import { riderSegment } from '@comanda/contract/counter/counter-page.ts';
import { serveShell } from './page-worker/serve-shell.ts';
import { riderCachePrefix } from './platform/storage-names.ts';

/**
 * The worker of the rider's page. No address with a key enters a cache: the key stands behind the
 * `#`. docs/rules/counter-riders.md#page-without-a-network.
 */
serveShell({
  prefix: riderCachePrefix,
  keepsBuildBefore: false,
  isPage: (path) => path === `/${riderSegment}`,
});
