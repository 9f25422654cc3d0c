import { setSpanCollector } from './spans.ts';

/** Sends the spans of this process to a collector from now on; null: nothing is traced. `stop` sends what is left. */
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
