import type { AnyJson } from './any-json.ts';
import type { OrderServer } from './order-server.ts';
import type { TestStaff } from './test-staff.ts';

/**
 * Yields the events of a board's stream, or of that of all stores, one after the other, until it
 * ends or is left.
 */
export async function* followTestBoard(
  { origin }: Pick<OrderServer, 'origin'>,
  { headers }: Pick<TestStaff, 'headers'>,
  leaving: AbortController,
  storeId: number | 'all' = 1,
): AsyncGenerator<AnyJson> {
  const path = storeId === 'all' ? 'boards' : `stores/${storeId}`;
  const { body, status } = await fetch(`${origin}/v1/counter/${path}/events`, {
    headers,
    signal: leaving.signal,
  });
  if (status !== 200 || !body) throw new Error(`the stream was refused with ${status}`);
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      if (event.startsWith('data: ')) yield JSON.parse(event.slice(6));
    }
  }
}
