import nounImports from './server-nouns.cjs';

/** One offence for each row of the table of nouns. */
const offencesOfNouns = Object.fromEntries(
  Object.keys(nounImports).map((noun) => [
    `server-${noun}-imports-only-what-its-row-of-server-nouns-names`,
    [`apps/server/src/${noun}/curious.ts`, '../unlisted/target.ts'],
  ]),
);

/**
 * One offence per import rule: rule name -> [the offending file, its import]. They prove that each
 * rule is effective.
 */
export const plantedOffences = {
  'every-import-resolves': ['packages/domain/src/lost.ts', './nowhere.ts'],
  'no-cycles': ['packages/domain/src/circle.ts', '../../domain/src/circle.back.ts'],
  'domain-imports-nothing': ['packages/domain/src/curious.ts', '../../contract/src/target.ts'],
  'domain-is-pure': ['packages/domain/src/impure.ts', 'node:fs'],
  'schemas-of-the-domain-use-only-valibot': [
    'packages/domain/src/store/impure-schema.ts',
    'node:fs',
  ],
  'i18n-imports-only-domain': ['packages/i18n/src/curious.ts', '../../contract/src/target.ts'],
  'contract-imports-only-domain': ['packages/contract/src/curious.ts', '../../i18n/src/target.ts'],
  'client-imports-only-contract-and-domain': [
    'packages/client/src/curious.ts',
    '../../ui/src/target.ts',
  ],
  'ui-imports-only-domain': ['packages/ui/src/curious.ts', '../../client/src/target.ts'],
  'server-imports-no-other-app': ['apps/server/src/curious.ts', '../../web/src/platform/target.ts'],
  'server-imports-no-browser-package': [
    'apps/server/src/drawing.ts',
    '../../../packages/ui/src/target.ts',
  ],
  'web-imports-no-other-app': ['apps/web/src/curious.ts', '../../server/src/platform/target.ts'],
  'sandbox-imports-no-workspace': [
    'apps/sandbox/src/curious.ts',
    '../../../packages/domain/src/target.ts',
  ],
  'browser-code-imports-no-node-builtins': ['packages/client/src/reader.ts', 'node:fs'],
  ...offencesOfNouns,
  'server-platform-imports-only-packages': [
    'apps/server/src/platform/high.ts',
    '../order/target.ts',
  ],
  'rows-import-the-rows-of-their-own-noun-and-of-orders': [
    'apps/server/src/survey/survey.rows.ts',
    '../user/target.ts',
  ],
  'only-rows-and-the-platform-contain-sql': [
    'apps/server/src/survey/shortcut.ts',
    'sql-template-tag',
  ],
  'payments-couriers-and-geocoding-import-only-platform-and-domain': [
    'apps/server/src/payments/high.ts',
    '../order/target.ts',
  ],
  'providers-do-not-import-each-other': [
    'apps/server/src/payments/providers/one/client.ts',
    '../two/target.ts',
  ],
  'only-the-list-of-modules-imports-modules': [
    'apps/server/src/survey/hasty.ts',
    './survey.module.ts',
  ],
  'only-commands-import-the-terminal-and-commands': [
    'apps/server/src/survey/printing.ts',
    '../operator/target.ts',
  ],
  'only-end-order-ends-an-order': ['apps/server/src/order/shortcut.ts', './end/target.ts'],
  'sql-runs-in-a-transaction-of-one-tenant': ['apps/server/src/order/direct.ts', 'pg'],
  'only-tests-import-test-helpers': ['apps/server/src/platform/lazy.ts', '../testing/target.ts'],
  'web-platform-imports-only-packages': ['apps/web/src/platform/high.ts', '../features/target.ts'],
  'web-shop-imports-no-feature': ['apps/web/src/shop/high.ts', '../features/target.ts'],
  'web-features-do-not-import-features': [
    'apps/web/src/features/cart/neighbour.ts',
    '../menu/target.ts',
  ],
  'screens-do-not-import-the-app': ['apps/web/src/screens/high.ts', '../app/target.ts'],
  'counter-imports-no-other-app': [
    'apps/counter/src/curious.ts',
    '../../web/src/platform/target.ts',
  ],
  'counter-platform-imports-only-packages': [
    'apps/counter/src/platform/high.ts',
    '../features/target.ts',
  ],
  'counter-room-imports-no-feature': ['apps/counter/src/counter/high.ts', '../features/target.ts'],
  'counter-features-do-not-import-features': [
    'apps/counter/src/features/board/neighbour.ts',
    '../money/target.ts',
  ],
  'counter-screens-do-not-import-the-app': ['apps/counter/src/screens/high.ts', '../app/target.ts'],
};
