import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { programFile } from '../testing/program-file.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi, createTestGuest, guestHeaders, placeTestOrder } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser } from '../testing/test-user.ts';
import { storeTokenSecretMarks } from '../privacy/store-token-secret-marks.ts';

let database: FreshDatabase;
let server: OrderServer;
let owner: OwnerQueries;
/** The servers' data folder, with their token secret. */
let dataDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  server = await startOrderServer(database.appUrl);
  owner = await ownerQueries(database.ownerUrl);
  dataDir = await mkdtemp(join(tmpdir(), 'privacy-'));
  await writeFile(join(dataDir, 'token.secret'), server.deps.tokenSecret);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

type Settings = { TOKEN_SECRET?: string; COMANDA_DATA_DIR: string };

const privacyWith = (
  settings: Settings,
  ...words: string[]
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      DATABASE_APP_URL: database.appUrl,
      DATABASE_URL: '',
      TOKEN_SECRET: '',
      ...settings,
    };
    execFile(
      process.execPath,
      [programFile('operator/privacy-cli.ts'), ...words],
      { env },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });
const privacy = (...words: string[]) => privacyWith({ COMANDA_DATA_DIR: dataDir }, ...words);
const kindOf = async (tenant: string, { id }: { id: string }) =>
  (await owner.rows<{ kind: string }>(tenant, 'select kind from users where id = $1', [id]))[0]
    ?.kind;

test(
  'an operator erases a person, and repeats saved erasures after a restore',
  { timeout: 60_000 },
  async () => {
    const user = await createTestUser(server);
    const guest = await createTestGuest(server, 'sushi');
    const busy = await createTestGuest(server);
    await placeTestOrder(server, busy);
    expect(await privacy('erase', 'burger', user.id)).toEqual({
      code: 0,
      output: `${user.id}: erased\n`,
    });
    expect(await kindOf('burger', user)).toBe('erased');
    expect(await privacy('erase', 'burger', busy.id)).toMatchObject({ code: 1 });
    await callApi(server, '/v1/users/me/erasure', {
      method: 'POST',
      body: {},
      headers: guestHeaders(guest),
    });
    const { output } = await privacy('list');
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      { tenantId: 'burger', userId: user.id, erasedAt: expect.any(String) },
      { tenantId: 'sushi', userId: guest.id, erasedAt: expect.any(String) },
    ]);

    // A backup from before the erasures is restored.
    for (const tenant of ['burger', 'sushi']) await owner.rows(tenant, 'delete from erasures');
    await owner.rows(
      'sushi',
      `update users set kind = 'guest', name = 'Camila', email = 'c@example.com' where id = $1`,
      [guest.id],
    );
    const folder = await mkdtemp(join(tmpdir(), 'erasures-'));
    const logged = `{"level":"info","tenantId":"burger","userId":"${busy.id}","msg":"a person was erased"}`;
    await writeFile(join(folder, 'lines'), `${output}other\n${logged}\n`);
    expect(await privacy('repeat', join(folder, 'lines'))).toEqual({
      code: 1,
      output: `${busy.id}: an order is under way, or its money may still move: repeat it later\nerased: 1, erased before: 1, later: 1\n`,
    });
    expect(await kindOf('sushi', guest)).toBe('erased');
    expect(await privacy()).toMatchObject({ code: 1, output: expect.stringContaining('list') });
  },
);

test(
  "an erasure is refused with another token secret than the servers' and without any, and makes none",
  { timeout: 60_000 },
  async () => {
    await storeTokenSecretMarks(server.deps, ['burger', 'sushi'] as TenantId[]);
    const guest = await createTestGuest(server);
    const words = ['erase', 'burger', guest.id] as const;
    const none = await mkdtemp(join(tmpdir(), 'privacy-'));
    expect(await privacyWith({ COMANDA_DATA_DIR: none }, ...words)).toEqual({
      code: 1,
      output: `refused: TOKEN_SECRET is not set, and ${none} has no token.secret; set TOKEN_SECRET or COMANDA_DATA_DIR as the servers have it\n`,
    });
    expect(await readdir(none)).toEqual([]);
    const other = { COMANDA_DATA_DIR: dataDir, TOKEN_SECRET: randomBytes(32).toString('hex') };
    for (const given of [words, ['repeat', join(dataDir, 'token.secret')] as const])
      expect(await privacyWith(other, ...given)).toEqual({
        code: 1,
        output:
          'refused: the servers have another token secret than this command (TOKEN_SECRET); set TOKEN_SECRET or COMANDA_DATA_DIR as the servers have it\n',
      });
    expect(await kindOf('burger', guest)).toBe('guest');
    expect((await privacy(...words)).code).toBe(0);
  },
);

test('a server whose token secret is another one than before says so at its start', async () => {
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (_: object, message: string) => void warnings.push(message) };
  const tenants = ['burger'] as TenantId[];
  await storeTokenSecretMarks({ ...server.deps, log }, tenants);
  expect(warnings).toEqual([]);
  await storeTokenSecretMarks({ ...server.deps, log, tokenSecret: 'of another server' }, tenants);
  expect(warnings).toEqual([expect.stringContaining('another token secret')]);
});
