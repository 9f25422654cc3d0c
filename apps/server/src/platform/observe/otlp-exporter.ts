import { count } from './measures.ts';
import type { Attributes, Span, SpanKind } from './spans.ts';

const mostWaiting = 2_048;
const mostAtOnce = 512;
const everyMs = 5_000;
const patienceMs = 5_000;

/** `add` never waits and never throws; `stop` sends what is left once more. */
export type SpanExporter = { add(span: Span): void; flush(): Promise<void>; stop(): Promise<void> };

type Post = { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal };
type Send = (url: string, post: Post) => Promise<Response>;

/**
 * Sends spans to an OpenTelemetry collector by OTLP over HTTP, as JSON (OpenTelemetry protocol 1.x, `POST <endpoint>/v1/traces`). At most 2,048
 * spans wait; beyond them, and where the collector does not take them within 5 s, they are lost and counted (`comanda_spans_lost_total`).
 */
export function createSpanExporter(endpoint: string, send: Send = fetch): SpanExporter {
  let waiting: Span[] = [];
  let sending: Promise<void> | null = null;
  const sendSome = async (): Promise<void> => {
    const spans = waiting.splice(0, mostAtOnce);
    if (spans.length === 0) return;
    if (!(await post(send, `${endpoint}/v1/traces`, spans))) count('comanda_spans_lost_total', {}, spans.length);
  };
  const flush = (): Promise<void> => (sending ??= sendSome().finally(() => (sending = null)));
  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    add: (span) => {
      if (waiting.length >= mostWaiting) return count('comanda_spans_lost_total');
      waiting.push(span);
      if (waiting.length === mostAtOnce) void flush();
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

async function post(send: Send, url: string, spans: readonly Span[]): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await send(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(documentOf(spans)),
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

const kindNumbers: Record<SpanKind, number> = { server: 2, client: 3, consumer: 5 };
const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const documentOf = (spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': 'comanda', 'process.pid': process.pid }) },
      scopeSpans: [{ scope: { name: 'comanda' }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = ({ traceId, spanId, parentId, name, kind, startMs, endMs, attributes, isError }: Span) => ({
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

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
