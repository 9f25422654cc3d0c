/** One offence per import rule: rule name -> [the offending file, its import]. They prove that each rule is effective. */
export const plantedOffences = {
  'every-import-resolves': ['packages/domain/src/lost.ts', './nowhere.ts'],
  'no-cycles': ['packages/domain/src/circle.ts', '../../domain/src/circle.back.ts'],
  'domain-imports-nothing': ['packages/domain/src/curious.ts', '../../contract/src/target.ts'],
  'domain-is-pure': ['packages/domain/src/impure.ts', 'node:fs'],
  'i18n-knows-only-domain': ['packages/i18n/src/curious.ts', '../../contract/src/target.ts'],
  'contract-knows-only-domain': ['packages/contract/src/curious.ts', '../../i18n/src/target.ts'],
  'server-never-imports-web': ['apps/server/src/curious.ts', '../../web/src/platform/target.ts'],
  'web-never-imports-server': ['apps/web/src/curious.ts', '../../server/src/platform/target.ts'],
  'sandbox-stands-alone': ['apps/sandbox/src/curious.ts', '../../../packages/domain/src/target.ts'],
  'the-browser-has-no-node': ['apps/web/src/ui/reader.ts', 'node:fs'],
  'server-platform-is-the-floor': ['apps/server/src/platform/high.ts', '../features/target.ts'],
  'server-features-do-not-import-features': [
    'apps/server/src/features/orders/rows.ts',
    '../stores/target.ts',
  ],
  'payments-couriers-and-geocoding-use-platform-and-domain': [
    'apps/server/src/payments/high.ts',
    '../features/target.ts',
  ],
  'providers-do-not-know-each-other': [
    'apps/server/src/payments/providers/one/client.ts',
    '../two/target.ts',
  ],
  'workflows-stay-below-routes': ['apps/server/src/workflows/high.ts', '../routes/target.ts'],
  'workers-run-workflows': ['apps/server/src/workers/high.ts', '../routes/target.ts'],
  'routes-stay-below-the-app': ['apps/server/src/routes/high.ts', '../target.ts'],
  'sql-runs-in-a-transaction-of-one-tenant': ['apps/server/src/features/orders/shortcut.ts', 'pg'],
  'test-helpers-are-for-tests': ['apps/server/src/platform/lazy.ts', '../testing/target.ts'],
  'web-platform-is-the-floor': ['apps/web/src/platform/high.ts', '../features/target.ts'],
  'web-shop-is-below-features': ['apps/web/src/shop/high.ts', '../features/target.ts'],
  'ui-kit-knows-no-feature': ['apps/web/src/ui/knowing.ts', '../features/target.ts'],
  'web-features-do-not-import-features': [
    'apps/web/src/features/cart/neighbour.ts',
    '../menu/target.ts',
  ],
  'screens-stay-below-the-app': ['apps/web/src/screens/high.ts', '../app/target.ts'],
};
