/* The import rules. A rule's name is the sentence that an offender reads;
   scripts/checks/import-rules.mjs plants one offence per rule. */

const nounImports = require('./scripts/checks/server-nouns.cjs');

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

/** The floors that every noun of the server stands on. */
const serverGround = [
  server('platform/', 'deps[.]', 'config[.]', 'module[.]', 'open-databases[.]'),
];
const nouns = Object.keys(nounImports);

/** A noun sees itself, the ground and what its row of the table names. */
const nounRules = nouns.map((noun) =>
  only(
    `server-${noun}-imports-only-what-its-row-of-server-nouns-names`,
    `^apps/server/src/${noun}/`,
    'packages/',
    ...serverGround,
    // Commands of a noun print on the operator's terminal.
    server(`${noun}/`, 'operator/', ...nounImports[noun].map((other) => `${other}/`)),
  ),
);

const serverRooms = [
  only(
    'server-platform-imports-only-packages',
    '^apps/server/src/platform/',
    'packages/',
    server('platform/'),
  ),
  ...nounRules,
  only(
    'rows-import-the-rows-of-their-own-noun-and-of-orders',
    '^apps/server/src/([^/]+)/.*[.]rows[.]ts$',
    'packages/',
    server('platform/', '$1/', 'order/', 'ledger/'),
  ),
  {
    name: 'only-rows-and-the-platform-contain-sql',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: [tests, '[.]rows[.]ts$', '^apps/server/src/(platform|testing)/'],
    },
    to: { path: '(^|/)sql-template-tag(/|$)' },
  },
  only(
    'payments-couriers-and-geocoding-import-only-platform-and-domain',
    '^apps/server/src/(payments|couriers|geocoding)/',
    'packages/domain/',
    server('platform/'),
    'apps/server/src/$1/',
  ),
  only(
    'providers-do-not-import-each-other',
    '^apps/server/src/(payments|couriers)/providers/([^/]+)/',
    'packages/domain/',
    server('platform/'),
    'apps/server/src/$1/(?!providers/)(?!registry)',
    'apps/server/src/$1/providers/$2/',
    // Methods of one company, and wallets whose protocol is assumed, share one folder.
    'apps/server/src/payments/providers/(kushki|transbank|assumed-wallet)/',
  ),
  {
    name: 'only-the-list-of-modules-imports-modules',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: [tests, '^apps/server/src/modules[.]ts$'] },
    to: { path: '[.]module[.]ts$' },
  },
  {
    name: 'only-commands-import-the-terminal-and-commands',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: [tests, '^apps/server/src/(operator|testing)/', '^apps/server/src/[^/]+/commands/'],
    },
    to: { path: '^apps/server/src/(operator/|[^/]+/commands/)' },
  },
  {
    name: 'only-end-order-ends-an-order',
    severity: 'error',
    from: {
      path: '^apps/server/src/',
      pathNot: [tests, '^apps/server/src/order/end-order[.]ts$', '^apps/server/src/order/end/'],
    },
    to: { path: '^apps/server/src/order/end/' },
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
