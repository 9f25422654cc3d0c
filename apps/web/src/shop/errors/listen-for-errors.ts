import type { ClientErrorKind } from '@comanda/domain/client-error/client-error.ts';

export type ReportError = (kind: ClientErrorKind, error: unknown, place?: string) => void;

/**
 * Reports uncaught errors and unhandled rejections of this page to the server. The reporter is
 * loaded with the first error. `entry`: the address of the application's script, which names its
 * version. Never throws. docs/rules/web.md#error-reports-of-the-page.
 */
export function listenForErrors(tenantId: string, entry: string): ReportError {
  const report: ReportError = (kind, error, place = '') => {
    import('./report-error.ts')
      .then(({ reportError }) => reportError({ kind, error, place }, { tenantId, entry }))
      .catch(() => undefined);
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    report('error', error ?? message, `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  return report;
}
