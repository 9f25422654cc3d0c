import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { programFile } from '../testing/program-file.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser } from '../testing/test-user.ts';

let database: FreshDatabase;
let server: OrderServer;
let owner: OwnerQueries;
beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  server = await startOrderServer(database.appUrl);
  owner = await ownerQueries(database.ownerUrl);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const points = (...words: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_APP_URL: database.appUrl, DATABASE_URL: '' };
    execFile(
      process.execPath,
      [programFile('operator/points-cli.ts'), ...words],
      { env },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });

test(
  'an operator shows, gives and takes points with a reason, and compares balances with entries',
  { timeout: 60_000 },
  async () => {
    const { id, email } = await createTestUser(server);
    expect(await points('show', email)).toEqual({
      code: 0,
      output: `${email} has 0 points at burger\n`,
    });
    const given = await points('grant', email.toUpperCase(), '500', '--why', 'wrong', 'dish');
    expect(given.code).toBe(0);
    expect(given.output).toMatch(/has 500 points at burger\n[\s\S]+ grant\s+500\s+wrong dish\n/);
    const taken = await points('take', email, '620', 'burger', '--why', 'given twice');
    expect(taken.output).toMatch(/has -120 points at burger\n[\s\S]+ take\s+-620\s+given twice\n/);
    expect(await points('check')).toEqual({
      code: 0,
      output: 'Every balance is the sum of its entries.\n',
    });
    await owner.rows('burger', 'update points_accounts set balance = 7 where user_id = $1', [id]);
    expect(await points('check')).toEqual({
      code: 1,
      output: `burger ${id}: balance 7, entries -120\n`,
    });
  },
);

test(
  'an email of several brands needs the brand, and a call without reason, points or user changes nothing',
  { timeout: 60_000 },
  async () => {
    const { email } = await createTestUser(server);
    const phone = '+56910000001';
    const sushi = await createTestUser(server, { email, phone }, 'sushi');
    for (const [words, problem] of [
      [['show', email], `${email}: name one of the brands burger, sushi\n`],
      [['grant', email, '5', 'sushi'], 'a reason is missing: --why <text>\n'],
      [['grant', email, '0', 'sushi', '--why', 'x'], '0: points must be a whole number'],
      [['take', email, '-5', 'sushi', '--why', 'x'], '-5: points must be a whole number'],
      [['take', 'nobody@example.com', '5', '--why', 'x'], 'nobody@example.com: no such user\n'],
      [['grant', email], 'npm run points -- show'],
    ] as const) {
      const { code, output } = await points(...words);
      expect([code, output.slice(0, problem.length)]).toEqual([1, problem]);
    }
    expect(await owner.rows('sushi', 'select from points_entries')).toEqual([]);
    expect((await points('grant', email, '5', 'sushi', '--why', 'x')).code).toBe(0);
    const [entry] = await owner.rows('sushi', 'select user_id, points::int from points_entries');
    expect(entry).toEqual({ user_id: sushi.id, points: 5 });
  },
);
