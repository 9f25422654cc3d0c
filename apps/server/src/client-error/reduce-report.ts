import type { reportClientError } from '@comanda/contract/client-errors.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import {
  type ClientErrorKind,
  frameText,
  readFrame,
  redactMessage,
  type StackFrame,
  userAgentFamily,
} from '@comanda/domain/client-error/client-error.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { createHash } from 'node:crypto';
import { redactText } from '../platform/redact-text.ts';

/** A report without personal data. `hash`: equal for the same error, whoever meets it. */
export type ReducedReport = {
  kind: ClientErrorKind;
  message: string;
  frames: readonly StackFrame[];
  route: string;
  release: string;
  browser: string;
  hash: string;
};

/**
 * Removes queries, tokens, e-mails, phones and card numbers from a report, although the page
 * removes them too: anybody may call the endpoint. The browser's header becomes its family.
 * docs/rules/operations.md#redaction-of-error-reports.
 */
export function reduceReport(
  { kind, message, stack, route, release }: BodyOf<typeof reportClientError>,
  userAgent: string | undefined,
): ReducedReport {
  const frames = stack.flatMap((frame) => readFrame(frame) ?? []);
  const reduced = {
    kind,
    message: redactText(redactMessage(tidyText(message))),
    frames,
    route,
    release: redactText(release),
    browser: userAgentFamily(userAgent),
  };
  const facts = [kind, reduced.message, reduced.release, ...frames.slice(0, 3).map(frameText)];
  return { ...reduced, hash: createHash('sha256').update(facts.join('\n')).digest('base64url') };
}
