import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { ProviderCall } from '../platform/calls/provider-call.ts';
import type { SentryDsn } from '../platform/settings/read-sentry-dsn.ts';
import type { ReducedReport } from './reduce-report.ts';

/** `at`: milliseconds since the epoch. `eventId`: 32 hexadecimal digits. */
type EventFacts = { tenantId: TenantId; at: number; eventId: string };

/** Sentry lists the frames from the outermost to the innermost. */
const framesOf = ({ frames }: ReducedReport) =>
  frames.toReversed().map(({ file, line, column }) => ({
    filename: `app:///${file}`,
    lineno: line,
    colno: column,
    in_app: true,
  }));

const eventOf = (report: ReducedReport, { tenantId, at, eventId }: EventFacts) => ({
  event_id: eventId,
  timestamp: at / 1_000,
  platform: 'javascript',
  level: 'error',
  release: report.release,
  transaction: report.route,
  tags: { tenant: tenantId, browser: report.browser, kind: report.kind },
  exception: {
    values: [
      {
        type: report.kind,
        value: report.message,
        ...(report.frames.length === 0 ? {} : { stacktrace: { frames: framesOf(report) } }),
      },
    ],
  },
});

/**
 * Returns the call that sends a report as a Sentry envelope: a header, the header of one item, and
 * the event, each on a line.
 */
export function envelopeCall(
  { envelopeUrl, publicKey }: SentryDsn,
  report: ReducedReport,
  facts: EventFacts,
): ProviderCall {
  const lines = [
    { event_id: facts.eventId, sent_at: isoOf(facts.at) },
    { type: 'event', content_type: 'application/json' },
    eventOf(report, facts),
  ];
  return {
    method: 'POST',
    url: envelopeUrl,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=comanda/1, sentry_key=${publicKey}`,
    },
    text: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
  };
}
