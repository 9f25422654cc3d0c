import { setSpanCollector } from './spans.ts';

/**
 * Starts to send the spans of this process to a collector; null: traces are off. `stop` sends the
 * remaining spans.
 */
export async function exportSpans(endpoint: string | null): Promise<{ stop(): Promise<void> }> {
  if (endpoint === null) return { stop: async () => undefined };
  const { createSpanExporter } = await import('./otlp-exporter.ts');
  const exporter = createSpanExporter(endpoint);
  setSpanCollector(exporter.add);
  return {
    stop: () => {
      setSpanCollector(null);
      return exporter.stop();
    },
  };
}
