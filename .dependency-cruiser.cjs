/* The import rules. A rule's name is the sentence that an offender reads;
   scripts/checks/import-rules.mjs plants one offence per rule. */

const ours = '^(packages|apps|scripts|e2e|bench|tools)/';
/** Schemas of the domain's nouns: they run where data enters or leaves, never inside a rule. */
const schemas = '^packages/domain/src/(schema/fields|.*-schema)[.]ts$';
const tests = '[.]test[.]tsx?$';
const server = (...rooms) => `apps/server/src/(${rooms.join('|')})`;
const web = (...rooms) => `apps/web/src/(${rooms.join('|')})`;
const counter = (...rooms) => `apps/counter/src/(${rooms.join('|')})`;

/**
 * Of our own files, those matching `from` import only those matching `allowed`. Tests of a room may
 * look further.
 */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: `^(${allowed.join('|')})` },
});

const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

const below = {
  platform: [server('platform/')],
  features: [server('platform/')],
  outside: [server('platform/')],
  workflows: [
    server('platform/', 'features/', 'payments/', 'couriers/', 'geocoding/', 'workflows/'),
  ],
};

const everywhere = [
  { name: 'every-import-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
];

const packages = [
  never(
    'domain-imports-nothing',
    '^packages/domain/',
    '^(apps|scripts|e2e|bench|tools|packages/(?!domain/))',
  ),
  {
    name: 'domain-is-pure',
    severity: 'error',
    from: { path: '^packages/domain/', pathNot: [tests, schemas] },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional'] },
  },
  {
    name: 'schemas-of-the-domain-use-only-valibot',
    severity: 'error',
    from: { path: schemas },
    to: { dependencyTypes: ['core', 'npm'], pathNot: '/valibot/' },
  },
  never(
    'i18n-imports-only-domain',
    '^packages/i18n/',
    '^(apps|scripts|e2e|bench|tools|packages/(?!(i18n|domain)/))',
  ),
  never(
    'contract-imports-only-domain',
    '^packages/contract/',
    '^(apps|scripts|e2e|bench|tools|packages/(?!(contract|domain)/))',
  ),
  never(
    'client-imports-only-contract-and-domain',
    '^packages/client/',
    '^(apps|scripts|e2e|bench|tools|packages/(?!(client|contract|domain)/))',
  ),
  never(
    'ui-imports-only-domain',
    '^packages/ui/',
    '^(apps|scripts|e2e|bench|tools|packages/(?!(ui|domain)/))',
  ),
];

const apps = [
  never(
    'server-imports-no-other-app',
    '^apps/server/',
    '^(apps/(?!server/)|e2e/|bench/|tools/|scripts/)',
  ),
  never('server-imports-no-browser-package', '^apps/server/', '^packages/(ui|client)/'),
  never('web-imports-no-other-app', '^apps/web/', '^(apps/(?!web/)|e2e/|bench/|tools/|scripts/)'),
  never(
    'counter-imports-no-other-app',
    '^apps/counter/',
    '^(apps/(?!counter/)|e2e/|bench/|tools/|scripts/)',
  ),
  never(
    'sandbox-imports-no-workspace',
    '^apps/sandbox/',
    '^(packages/|apps/(?!sandbox/)|e2e/|bench/|tools/|scripts/)',
  ),
  {
    name: 'browser-code-imports-no-node-builtins',
    severity: 'error',
    from: {
      path: '^(apps/(web|counter)|packages/(ui|client))/src/',
      pathNot: [tests, '/entry-server', '/testing/'],
    },
    to: { dependencyTypes: ['core'] },
  },
];

const serverRooms = [
  only(
    'server-platform-imports-only-packages',
    '^apps/server/src/platform/',
    'packages/',
    ...below.platform,
  ),
  only(
    'server-features-do-not-import-features',
    '^apps/server/src/features/([^/]+)/',
    'packages/',
    ...below.features,
    server('features/$1/'),
  ),
  only(
    'payments-couriers-and-geocoding-import-only-platform-and-domain',
    '^apps/server/src/(payments|couriers|geocoding)/',
    'packages/domain/',
    ...below.outside,
    'apps/server/src/$1/',
  ),
  only(
    'providers-do-not-import-each-other',
    '^apps/server/src/(payments|couriers)/providers/([^/]+)/',
    'packages/domain/',
    ...below.outside,
    'apps/server/src/$1/(?!providers/)(?!registry)',
    'apps/server/src/$1/providers/$2/',
    // Methods of one company, and wallets whose protocol is assumed, share one folder.
    'apps/server/src/payments/providers/(kushki|transbank|assumed-wallet)/',
  ),
  only(
    'workflows-import-no-routes',
    '^apps/server/src/workflows/',
    'packages/',
    ...below.workflows,
    server('deps'),
  ),
  only(
    'workers-import-no-routes',
    '^apps/server/src/workers/',
    'packages/',
    ...below.workflows,
    server('workers/', 'deps'),
  ),
  only(
    'operator-commands-import-no-routes',
    '^apps/server/src/operator/',
    'packages/',
    ...below.workflows,
    server('operator/', 'deps[.]', 'config[.]', 'open-serving-database[.]'),
  ),
  never(
    'only-operator-commands-import-operator',
    '^apps/server/src/(?!operator/)',
    '^apps/server/src/operator/',
  ),
  only(
    'routes-do-not-import-the-app',
    '^apps/server/src/routes/',
    'packages/',
    ...below.workflows,
    server('routes/', 'deps'),
  ),
  {
    name: 'only-end-order-ends-an-order',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: [
        tests,
        '^apps/server/src/workflows/end-order[.]ts$',
        '^apps/server/src/features/order/end/',
      ],
    },
    to: { path: '^apps/server/src/features/order/end/' },
  },
  {
    name: 'sql-runs-in-a-transaction-of-one-tenant',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: [tests, '^apps/server/src/(platform/(db|jobs)|testing)/'],
    },
    to: { path: ['(^|/)(@types/)?pg(/|$)', '^apps/server/src/platform/db/pool[.]ts$'] },
  },
  {
    name: 'only-tests-import-test-helpers',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: [tests, '/src/(testing|cases)/'] },
    to: { path: '^(apps|packages)/[^/]+/src/testing/' },
  },
];

const webRooms = [
  only(
    'web-platform-imports-only-packages',
    '^apps/web/src/platform/',
    'packages/',
    web('platform/'),
  ),
  only(
    'web-shop-imports-no-feature',
    '^apps/web/src/shop/',
    'packages/',
    web('platform/', 'shop/'),
  ),
  only(
    'web-features-do-not-import-features',
    '^apps/web/src/features/([^/]+)/',
    'packages/',
    web('platform/', 'shop/', 'features/$1/'),
  ),
  only(
    'screens-do-not-import-the-app',
    '^apps/web/src/screens/',
    'packages/',
    web('platform/', 'shop/', 'features/', 'screens/'),
  ),
];

const counterRooms = [
  only(
    'counter-platform-imports-only-packages',
    '^apps/counter/src/platform/',
    'packages/',
    counter('platform/'),
  ),
  only(
    'counter-room-imports-no-feature',
    '^apps/counter/src/counter/',
    'packages/',
    counter('platform/', 'counter/'),
  ),
  only(
    'counter-features-do-not-import-features',
    '^apps/counter/src/features/([^/]+)/',
    'packages/',
    counter('platform/', 'counter/', 'features/$1/'),
  ),
  only(
    'counter-screens-do-not-import-the-app',
    '^apps/counter/src/screens/',
    'packages/',
    counter('platform/', 'counter/', 'features/', 'screens/'),
  ),
];

module.exports = {
  forbidden: [...everywhere, ...packages, ...apps, ...serverRooms, ...webRooms, ...counterRooms],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]data|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
