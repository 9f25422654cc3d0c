import { get } from 'node:http';
import pg from 'pg';

/** Milliseconds until the shop's page of a server holds a text. */
export async function untilShown(port: number, host: string, text: string): Promise<number> {
  const begun = performance.now();
  while (!(await pageOf(port, host)).includes(text))
    if (performance.now() - begun > 60_000) throw new Error(`${host} never shows ${text}`);
  return performance.now() - begun;
}

const pageOf = (port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    }).on('error', reject);
  });

/** Milliseconds from a notice of one connection until another one has it. */
export async function noticeMs(databaseUrl: string): Promise<number> {
  const [listener, sender] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
  await Promise.all([listener.connect(), sender.connect()]);
  await listener.query('listen bench_notice');
  const begun = performance.now();
  const heard = new Promise((resolve) => void listener.once('notification', resolve));
  await sender.query('notify bench_notice');
  await heard;
  const ms = performance.now() - begun;
  await Promise.all([listener.end(), sender.end()]);
  return ms;
}
