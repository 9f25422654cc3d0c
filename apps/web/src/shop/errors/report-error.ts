import { reportClientError } from '@comanda/contract/client-errors.ts';
import { headers, platformWeb } from '@comanda/contract/headers.ts';
import {
  type ClientErrorKind,
  ownFrames,
  redactMessage,
  reportsPerPage,
} from '@comanda/domain/client-error/client-error.ts';
import { routeName } from './route-name.ts';

/** `place`: the script's address with line and column, which the browser gives beside an error. */
export type PageError = { kind: ClientErrorKind; error: unknown; place: string };
type Page = { tenantId: string; entry: string };

/** Reports of this page, so that an error in a loop is sent once. */
const sent = new Set<string>();

/**
 * Sends an error of our own scripts to the server, without a token; errors of other scripts are not
 * ours. At most five a page, each once. The browser sends it also while the page is left.
 * docs/rules/web.md#error-reports-of-the-page.
 */
export async function reportError(
  { kind, error, place }: PageError,
  { tenantId, entry }: Page,
): Promise<void> {
  const folder = new URL('.', entry).href;
  const stack = ownFrames(error instanceof Error ? (error.stack ?? '') : place, folder);
  const text = messageOf(error);
  const isOurs = stack.length > 0 || kind === 'render' || text.includes(folder);
  const body = {
    kind,
    message: redactMessage(text),
    stack,
    route: routeName(location.pathname),
    release: releaseOf(entry),
  };
  const report = JSON.stringify(body);
  if (!isOurs || sent.has(report) || sent.size >= reportsPerPage) return;
  sent.add(report);
  await fetch(reportClientError.path, {
    method: reportClientError.method,
    headers: {
      'content-type': 'application/json',
      [headers.platform]: platformWeb,
      [headers.tenant]: tenantId,
    },
    body: report,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
}

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : 'not an error';
};

/** The name of the application's script without its ending: it has a hash of its content. */
const releaseOf = (entry: string): string =>
  /([\w.-]{1,64})\.[a-z]+$/u.exec(new URL(entry).pathname)?.[1] ?? 'unknown';
