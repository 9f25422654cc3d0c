import { randomBytes } from 'node:crypto';
import {
  currentContext,
  runInContext,
  newRequestId,
  type TraceContext,
  traceIdOf,
} from './trace-context.ts';

/** `server`: a request; `client`: a call to another system; `consumer`: a job. */
export type SpanKind = 'server' | 'client' | 'consumer';
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A finished span of a trace. Times in milliseconds since the epoch. */
export type Span = {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: SpanKind;
  startMs: number;
  endMs: number;
  attributes: SpanAttributes;
  isError: boolean;
};

/** Outcome of the work of a span. */
export type SpanEnd = { attributes?: SpanAttributes; isError?: boolean };
type SpanStart = { name: string; kind: SpanKind; requestId?: string };

let collectSpan: ((span: Span) => void) | null = null;

/** Sets the function that receives each finished span; null: traces are off and cost nothing. */
export const setSpanCollector = (collector: ((span: Span) => void) | null): void =>
  void (collectSpan = collector);

/**
 * `context`: trace context in which the work runs. Call `end` at most once; it does nothing while
 * traces are off.
 */
export type OpenSpan = { readonly context: TraceContext; end(end?: SpanEnd): void };

/** Begins a span in the current trace, in the trace of `requestId`, or in a new one. */
export function beginSpan({ name, kind, requestId }: SpanStart): OpenSpan {
  const outer = currentContext();
  const id = requestId ?? outer?.requestId ?? newRequestId();
  if (collectSpan === null)
    return { context: { requestId: id, spanId: null }, end: () => undefined };
  const spanId = randomBytes(8).toString('hex');
  const parentId = id === outer?.requestId ? outer.spanId : null;
  const now = () => performance.timeOrigin + performance.now();
  const startMs = now();
  return {
    context: { requestId: id, spanId },
    end: ({ attributes = {}, isError = false } = {}) =>
      collectSpan?.({
        traceId: traceIdOf(id),
        spanId,
        parentId,
        name,
        kind,
        startMs,
        endMs: now(),
        attributes,
        isError,
      }),
  };
}

/**
 * Runs the work in a span; `endOf` returns the outcome. If the work throws, the span ends as an
 * error.
 */
export async function inSpan<T>(
  start: SpanStart,
  work: () => Promise<T>,
  endOf: (value: T) => SpanEnd = () => ({}),
): Promise<T> {
  const span = beginSpan(start);
  try {
    const value = await runInContext(span.context, work);
    span.end(endOf(value));
    return value;
  } catch (error) {
    span.end({
      isError: true,
      attributes: { 'error.type': error instanceof Error ? error.constructor.name : 'unknown' },
    });
    throw error;
  }
}
