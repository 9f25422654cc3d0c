/**
 * First segments of paths under which only calls and files live: no page begins with one, the offline worker keeps none, and no category may
 * take one as its slug. A slug that only begins like one ("v60") is a category's as any other.
 */
export const pathsWithoutPages = [
  'v1',
  'v2',
  't',
  'statements',
  'terms_and_conditions',
  'assets',
  'docs',
  'openapi.json',
  'healthz',
  'readyz',
  'metrics',
  'menus',
] as const;

const reservedSegments: ReadonlySet<string> = new Set(pathsWithoutPages);

/** Whether no page can have this path: `/v1/orders`, `/menus`. */
export const hasNoPage = (path: string): boolean =>
  reservedSegments.has(path.split('/', 2)[1] ?? '');
