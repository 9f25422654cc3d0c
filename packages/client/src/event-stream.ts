/**
 * Yields the text of the `data:` lines of each server-sent event. Ignores comments, which are the
 * server's heartbeat. `onBytes` runs whenever bytes arrive. Ends with the stream, and throws what
 * the stream throws.
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

/**
 * Returns a parser that takes pieces of text, cut anywhere, and returns the events that each piece
 * completes.
 */
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
