import { expect, test } from 'vitest';
import { metricLines } from './process-metrics.ts';
import { createSpanExporter } from './otlp-exporter.ts';
import type { Span } from './spans.ts';

const span = (rest: Partial<Span> = {}): Span => ({
  traceId: '0123456789abcdef0123456789abcdef',
  spanId: '0123456789abcdef',
  parentId: null,
  name: 'createOrder',
  kind: 'server',
  startMs: 1_700_000_000_000,
  endMs: 1_700_000_000_012.5,
  attributes: { 'http.request.method': 'POST', 'http.response.status_code': 202 },
  isError: false,
  ...rest,
});

const lost = () =>
  Number(
    metricLines()
      .find((line) => line.startsWith('comanda_spans_lost_total '))
      ?.split(' ')[1] ?? 0,
  );

test('spans are sent in the shape of the OpenTelemetry protocol, as JSON', async () => {
  const sent: { url: string; body: unknown }[] = [];
  const exporter = createSpanExporter('http://collector:4318', (url, { body }) => {
    sent.push({ url, body: JSON.parse(body) });
    return Promise.resolve(new Response('{}'));
  });
  exporter.add(span());
  exporter.add(
    span({
      spanId: 'fedcba9876543210',
      parentId: '0123456789abcdef',
      kind: 'client',
      isError: true,
      attributes: {},
    }),
  );
  await exporter.stop();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: 'http://collector:4318/v1/traces',
    body: {
      resourceSpans: [
        {
          resource: {
            attributes: [
              { key: 'service.name', value: { stringValue: 'comanda' } },
              { key: 'process.pid' },
            ],
          },
          scopeSpans: [
            {
              spans: [
                {
                  traceId: '0123456789abcdef0123456789abcdef',
                  spanId: '0123456789abcdef',
                  kind: 2,
                  startTimeUnixNano: '1700000000000000000',
                  endTimeUnixNano: '1700000000012500000',
                  attributes: [
                    { key: 'http.request.method', value: { stringValue: 'POST' } },
                    { key: 'http.response.status_code', value: { intValue: '202' } },
                  ],
                  status: {},
                },
                {
                  spanId: 'fedcba9876543210',
                  parentSpanId: '0123456789abcdef',
                  kind: 3,
                  status: { code: 2 },
                },
              ],
            },
          ],
        },
      ],
    },
  });
});

test('an unreachable or hanging collector loses spans, which are counted, and no caller waits for it', async () => {
  const before = lost();
  const away = createSpanExporter('http://collector:4318', () =>
    Promise.reject(new Error('refused')),
  );
  away.add(span());
  await away.stop();
  expect(lost() - before).toBe(1);

  const answer = Promise.withResolvers<Response>();
  const hanging = createSpanExporter('http://collector:4318', () => answer.promise);
  for (let made = 0; made < 4_000; made += 1) hanging.add(span());
  // 512 spans are being sent, 2,048 wait.
  expect(lost() - before).toBe(1 + 4_000 - 512 - 2_048);
  answer.resolve(new Response('{}'));
  await hanging.stop();
});
