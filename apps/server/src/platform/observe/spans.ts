import { randomBytes } from 'node:crypto';
import {
  currentContext,
  runInContext,
  newRequestId,
  type TraceContext,
  traceIdOf,
} from './trace-context.ts';

/** `server`: a request; `client`: a call of ours to somebody; `consumer`: a job. */
export type SpanKind = 'server' | 'client' | 'consumer';
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A part of a trace that has ended. Instants in milliseconds since the epoch. */
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

/** What came of the work, for its span. */
export type SpanEnd = { attributes?: SpanAttributes; isError?: boolean };
type SpanStart = { name: string; kind: SpanKind; requestId?: string };

let collectSpan: ((span: Span) => void) | null = null;

/** Where spans go from now on; null: nothing is traced, and work costs nothing more. */
export const setSpanCollector = (collector: ((span: Span) => void) | null): void =>
  void (collectSpan = collector);

/** `context`: what the work is to be done in. `end` may be called once; where nothing is traced it does nothing. */
export type OpenSpan = { readonly context: TraceContext; end(end?: SpanEnd): void };

/** A part of the trace that is under way, or of that of `requestId`, or of a new one. */
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

/** Does the work under a span; `endOf` says what came of it. Work that throws ends its span as an error. */
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
