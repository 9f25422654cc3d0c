/**
 * Reads server-sent events of a byte stream: the text of each event's `data:` lines. Comments (the server's heartbeat) are no events.
 * `onBytes` runs at every sign of life. Ends with the stream, and throws what the stream throws.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const parse = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Takes text in pieces cut anywhere and answers the events that each piece completes. */
export function createEventParser(): (piece: string) => readonly string[] {
  let buffer = '';
  let data: string[] = [];
  return (piece) => {
    const lines = (buffer + piece).split(/\r\n|\n|\r(?!$)/);
    buffer = lines.pop() ?? '';
    const events: string[] = [];
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      if (line !== '' || data.length === 0) continue;
      events.push(data.join('\n'));
      data = [];
    }
    return events;
  };
}
