import { incrementCounter } from './process-metrics.ts';
import type { SpanAttributes, Span, SpanKind } from './spans.ts';

const maxWaiting = 2_048;
const maxBatch = 512;
const flushEveryMs = 5_000;
const timeoutMs = 5_000;

/** `add` never waits and never throws; `stop` tries once more to send the remaining spans. */
export type SpanExporter = { add(span: Span): void; flush(): Promise<void>; stop(): Promise<void> };

type SpanPost = {
  method: 'POST';
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
};
type Send = (url: string, request: SpanPost) => Promise<Response>;

/**
 * Sends spans to an OpenTelemetry collector by OTLP over HTTP, as JSON (OpenTelemetry protocol 1.x,
 * `POST <endpoint>/v1/traces`). At most 2,048 spans wait. Further spans, and spans that the
 * collector does not accept within 5 s, are dropped and counted (`comanda_spans_lost_total`).
 */
export function createSpanExporter(endpoint: string, send: Send = fetch): SpanExporter {
  let waiting: Span[] = [];
  let sending: Promise<void> | null = null;
  const sendBatch = async (): Promise<void> => {
    const spans = waiting.splice(0, maxBatch);
    if (spans.length === 0) return;
    if (!(await postSpans(send, `${endpoint}/v1/traces`, spans)))
      incrementCounter('comanda_spans_lost_total', {}, spans.length);
  };
  const flush = (): Promise<void> => (sending ??= sendBatch().finally(() => (sending = null)));
  const timer = setInterval(() => void flush(), flushEveryMs).unref();
  return {
    add: (span) => {
      if (waiting.length >= maxWaiting) return incrementCounter('comanda_spans_lost_total');
      waiting.push(span);
      if (waiting.length === maxBatch) void flush();
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
      await flush();
      waiting = [];
    },
  };
}

async function postSpans(send: Send, url: string, spans: readonly Span[]): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await send(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(otlpBody(spans)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const kindNumbers: Record<SpanKind, number> = { server: 2, client: 3, consumer: 5 };
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const otlpBody = (spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: {
        attributes: attributesOf({ 'service.name': 'comanda', 'process.pid': process.pid }),
      },
      scopeSpans: [{ scope: { name: 'comanda' }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = ({
  traceId,
  spanId,
  parentId,
  name,
  kind,
  startMs,
  endMs,
  attributes,
  isError,
}: Span) => ({
  traceId,
  spanId,
  ...(parentId === null ? {} : { parentSpanId: parentId }),
  name,
  kind: kindNumbers[kind],
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: attributesOf(attributes),
  status: isError ? { code: 2 } : {},
});

const attributesOf = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
