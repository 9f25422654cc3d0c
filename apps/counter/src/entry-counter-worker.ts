import { openNotice, showNotice } from './page-worker/show-notice.ts';
import { serveShell } from './page-worker/serve-shell.ts';
import { workerScope } from './page-worker/worker-scope.ts';
import { counterBase } from './platform/paths.ts';
import { counterCachePrefix } from './platform/storage-names.ts';

/**
 * The worker of the counter: every address of it opens without a network, with all of its screens,
 * and notices for staff are shown.
 * docs/rules/counter-offline.md#counter-without-a-network.
 */
serveShell({
  prefix: counterCachePrefix,
  keepsBuildBefore: true,
  isPage: (path) => path === counterBase || path.startsWith(`${counterBase}/`),
});

workerScope.addEventListener('push', (event) => event.waitUntil(showNotice(event)));
workerScope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));
