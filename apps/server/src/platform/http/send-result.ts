import type { Endpoint } from '@comanda/contract/define-endpoint.ts';
import type { Decimals } from '@comanda/domain/money/money.ts';
import { requestIdHeader } from '../observe/trace-context.ts';
import { answerRefusal } from './answer-error.ts';
import { isCompressedResponse } from './compressed-response.ts';
import { isDownload } from './download.ts';
import { isEventStream } from './event-stream.ts';
import type { EndpointResult, Exchange, MountedEndpoint } from './mounted-endpoint.ts';
import { sendDownload } from './send-download.ts';
import { sendEvents } from './send-events.ts';
import { sendCompressed, sendError, sendJson, sendNoContent } from './send-reply.ts';

/** Sends the result of a call in the format that it has. */
export function sendResult<E extends Endpoint>(
  mounted: MountedEndpoint<E>,
  { request, reply }: Exchange,
  result: EndpointResult,
  decimals: Decimals,
  requestId: string | null,
): void {
  const { endpoint, compiled, compressedHeaders, http } = mounted;
  const requestIdHeaders = requestId === null ? [] : [requestIdHeader, requestId];
  if (!result.ok)
    return sendError(
      reply,
      answerRefusal(result.refusal, decimals, result.status),
      requestIdHeaders,
    );
  const { value } = result;
  const more = [...result.more, ...requestIdHeaders];
  if (isCompressedResponse(value)) return sendCompressed(request, reply, value, compressedHeaders);
  const broke = (error: unknown) =>
    http.log.warn({ err: error, endpoint: endpoint.name }, 'a stream broke');
  if (isEventStream(value)) return sendEvents(reply, value, broke);
  if (isDownload(value)) return sendDownload(reply, value, more, broke);
  if (value === null || value === undefined) return sendNoContent(reply, more);
  sendJson(reply, endpoint.status, compiled.answer(value, decimals), endpoint.cache, more);
}
