import fastify from 'fastify';
import { readFileSync } from 'node:fs';

/**
 * A baseline server: files to send unchanged, and a route that parses a body and replies with a
 * serialiser compiled from a schema.
 */
export type BaselineConfig = {
  files: readonly { path: string; file: string; headers: Record<string, string> }[];
  reply: { path: string; schema: Record<string, unknown>; value: unknown } | null;
};

const config: BaselineConfig = JSON.parse(
  readFileSync(process.env['BASELINE_CONFIG'] ?? '', 'utf8'),
);
const app = fastify({ logger: false });

app.get('/', () => 'up');
for (const { path, file, headers } of config.files) {
  const bytes = readFileSync(file);
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
}
if (config.reply) {
  const { path, schema, value } = config.reply;
  app.post(path, { schema: { response: { 200: schema } } }, () => value);
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
