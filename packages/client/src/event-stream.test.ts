import { expect, test } from 'vitest';
import { createEventParser, readEvents } from './event-stream.ts';

const streamOf = (...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function eventsOf(stream: ReadableStream<Uint8Array>): Promise<readonly string[]> {
  const events: string[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test('each event is the text of its data lines; heartbeats and other fields are ignored', async () => {
  const events = await eventsOf(
    streamOf(
      bytes(': beat\n\nevent: order\nid: 7\ndata: {"a":1}\n\n: beat\n\ndata:dos\ndata: tres\n\n'),
    ),
  );
  expect(events).toEqual(['{"a":1}', 'dos\ntres']);
});

test('an event cut anywhere, even inside a letter, arrives whole', async () => {
  const whole = bytes('data: Ñuñoa\r\n\r\ndata: fin\r\n\r\n');
  for (let cut = 1; cut < whole.length; cut += 1) {
    expect(await eventsOf(streamOf(whole.slice(0, cut), whole.slice(cut)))).toEqual([
      'Ñuñoa',
      'fin',
    ]);
  }
});

test('an unfinished event is not reported', async () => {
  expect(await eventsOf(streamOf(bytes('data: uno\n\ndata: do')))).toEqual(['uno']);
});

test('every chunk counts as activity, also one without an event', async () => {
  let signs = 0;
  for await (const _event of readEvents(
    streamOf(bytes(': beat\n\n'), bytes(': beat\n\n')),
    () => (signs += 1),
  ))
    continue;
  expect(signs).toBe(2);
});

test('blank lines alone are no event', () => {
  expect(createEventParser()('\n\n\n')).toEqual([]);
});
