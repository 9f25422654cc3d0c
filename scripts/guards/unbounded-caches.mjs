/**
 * Every map and set of the server and its dependencies that begins empty and is filled later, by
 * file: their count and their bounds. A cache whose keys come from clients is a `boundedMap`
 * (apps/server/src/platform/bounded-map.ts), which needs no entry here.
 */
const knownCaches = {
  'apps/server/src/platform/source-lines.ts': [1, 'bundles of one stack, for one call'],
  'apps/server/src/menu/compressed-response-cache.ts': [1, 'answers being made at this moment'],
  'apps/server/src/menu/compared-brands.ts': [
    2,
    'brands that were read in the last five seconds; those being compared',
  ],
  'apps/server/src/coupon/coupon-queue.ts': [
    2,
    'coupons with an order under way; its orders that wait, at most 5 s',
  ],
  'apps/server/src/platform/gather-calls.ts': [1, 'tenants with a call under way'],
  'apps/server/src/order/placed-order-cache.ts': [1, 'at most 2,000 orders'],
  'apps/server/src/order/new-order.ts': [1, 'one call'],
  'apps/server/src/order/order-numbers.ts': [2, 'stores in the database; refills under way'],
  'apps/server/src/order/stock-change-publisher.ts': [
    1,
    'stores with a notice that waits a fifth of a second',
  ],
  'packages/domain/src/order/timeline.ts': [1, 'one call; steps of an order'],
  'packages/domain/src/counter/day/day-order-rows.ts': [1, 'one call; orders of one day'],
  'apps/server/src/day/get-counter-period.ts': [2, 'one call; stores; dishes of a menu'],
  'apps/server/src/day/stores-of-day.ts': [1, 'one call; stores of a brand'],
  'packages/domain/src/counter/day/method-money.ts': [1, 'one call; payment methods'],
  'apps/server/src/payments/payment-gauges.ts': [1, 'tenants in the database'],
  'apps/server/src/payment/measure-payments.ts': [1, 'one call; online payment methods'],
  'apps/server/src/page/client-files.ts': [3, 'files of the build; those being read; none'],
  'apps/server/src/payment/webhook-keys.rows.ts': [1, 'tenants in the database'],
  'apps/server/src/session/integration-key.ts': [1, 'tenants in the database'],
  'apps/server/src/session/session-cache.ts': [1, 'at most 20,000 tokens'],
  'packages/domain/src/menu/check-menu.ts': [4, 'one import'],
  'apps/server/src/tenant/folder/scan-json.ts': [1, 'one import'],
  'apps/server/src/picture/picture-set.ts': [1, 'one import'],
  'apps/server/src/tenant/tenant-directory.rows.ts': [
    3,
    'tenants in the database, and their hosts',
  ],
  'apps/server/src/tenant/brands-of-databases.ts': [2, 'one call; tenants and their hosts'],
  'apps/server/src/invalidate-caches.ts': [1, 'databases'],
  'apps/server/src/geocoding/gazetteer-file.ts': [1, 'countries of tenants'],
  'apps/server/src/geocoding/gazetteer-geocoder.ts': [1, 'one search'],
  'apps/server/src/geocoding/quota.ts': [
    1,
    'at most 50,000 people and searches; tenants in the database',
  ],
  'apps/server/src/geocoding/service-cache.ts': [1, 'as many as its owner says'],
  'apps/server/src/geocoding/search-sessions.ts': [1, 'at most 20,000 searches'],
  'apps/server/src/board/board-follower.ts': [1, 'orders of one board, of one open stream'],
  'apps/server/src/board/board-hub.ts': [1, 'brands with an open board'],
  'apps/server/src/board/brand-boards.ts': [
    2,
    'open streams of a brand; orders that changed since the last reading',
  ],
  'apps/server/src/cart/read-shopping-cart.ts': [1, 'one call'],
  'packages/domain/src/cart/merge-carts.ts': [1, 'at most 100 lines, one call'],
  'apps/server/src/platform/bounded-map.ts': [
    2,
    'caches in use; entries of one, as many as its owner says',
  ],
  'apps/server/src/platform/byte-cache.ts': [1, 'as many bytes as its owner says'],
  'apps/server/src/platform/events.ts': [2, 'open event streams and the parts of the server'],
  'apps/server/src/platform/http/fair-queue.ts': [
    2,
    'tenants with calls in this turn; with calls that wait',
  ],
  'apps/server/src/platform/concurrency-limit.ts': [1, 'what is open now'],
  'apps/server/src/platform/http/rate-limit.ts': [2, 'at most 50,000 callers in a minute'],
  'apps/server/src/platform/http/send-reply.ts': [1, 'constant header lists of one answer'],
  'apps/server/src/platform/http/signed-token.ts': [1, 'secrets of this installation'],
  'apps/server/src/platform/jobs/job-health.ts': [1, 'queues'],
  'apps/server/src/platform/jobs/run-jobs.ts': [1, 'jobs under way whose end is not written'],
  'apps/server/src/platform/jobs/run-queue.ts': [2, 'jobs under way; their brands'],
  'apps/server/src/platform/metrics.ts': [3, 'our own labels; our own names; HTTP statuses'],
  'apps/server/src/platform/observe/histograms.ts': [2, 'our own names; at most 2,000 series each'],
  'apps/server/src/platform/observe/process-metrics.ts': [
    2,
    'at most 20,000 series; our own gauges',
  ],
  'apps/server/src/platform/secrets/tenant-secrets.ts': [
    2,
    'tenants in the database; our names of secrets',
  ],
  'apps/server/src/tenant/import/import-over-back-office.ts': [2, 'none; maps that stay empty'],
  'apps/server/src/brand-draft/build-coupons.ts': [1, 'none; a map that stays empty'],
  'apps/server/src/brand-draft/build-rules.ts': [1, 'none; a map that stays empty'],
  'apps/server/src/brand-draft/build-stores.ts': [1, 'none; a map that stays empty'],
  'apps/server/src/brand-draft/published-pictures.ts': [1, 'none; a map that stays empty'],
  'packages/domain/src/draft/menu-table.ts': [2, 'one reading; cells of a row, categories'],
  'apps/server/src/brand-draft/named-pictures.ts': [1, 'one publication; its uploaded pictures'],
  'apps/server/src/brand-draft/published-menus.ts': [1, 'one call; pictures of the menus'],
  'apps/server/src/tenant/import/parse-folder.ts': [1, 'one import'],
  'apps/server/src/tenant/import/read-folder.ts': [1, 'one import'],
  'apps/server/src/slot/list-scheduled-times.ts': [1, 'one call'],
  'apps/server/src/order/alert-unaccepted-orders.ts': [
    2,
    'unaccepted orders, at most 500 of a tenant; one run',
  ],
  'apps/server/src/store/set-stock.ts': [1, 'one call'],
  'packages/domain/src/cart/check-cart.ts': [1, 'one cart'],
  'packages/domain/src/hours/half-hours.ts': [1, 'at most 500 days'],
  'packages/domain/src/hours/zoned-time.ts': [2, 'time zones of stores'],
  'packages/domain/src/menu/price-picks.ts': [1, 'one product'],
  'packages/domain/src/menu/search-index.ts': [4, 'words of one menu, in the browser'],
  'packages/domain/src/menu/search-products.ts': [2, 'one search'],
  'packages/domain/src/offer/apply-offers.ts': [3, 'offers and lines of one cart'],
  'packages/domain/src/offer/offer-set.ts': [1, 'needs of one offer'],
  'packages/i18n/src/define-texts.ts': [1, 'languages'],
};

const isServed = (path) =>
  /^(apps\/server|packages\/(domain|contract|i18n))\/src\/.*\.ts$/.test(path) &&
  !/\.test\.ts$|\/testing\//.test(path);
const beginsEmpty = /\bnew (?:Map|Set)(?:<.*?>)?\(\)/g;

/**
 * Returns maps and sets of the server beyond those in {@link knownCaches}: each could grow for as
 * long as the process lives.
 */
export function findUnboundedCaches(path, text) {
  if (!isServed(path)) return [];
  const count = text.match(beginsEmpty)?.length ?? 0;
  const [listed = 0] = knownCaches[path] ?? [];
  if (count <= listed) return [];
  return [
    `${path}: ${count} maps or sets begin empty, ${listed} are listed with their bound in scripts/guards/unbounded-caches.mjs`,
  ];
}
