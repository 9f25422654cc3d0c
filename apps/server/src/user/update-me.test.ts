import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TenantId } from '@comanda/domain/ids.ts';
import { codeMailer, type CodeMailer } from '../testing/code-mails.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { publishShops } from '../testing/publish-shops.ts';
import {
  type ApiReply,
  callApi,
  createTestGuest,
  type Guest,
  guestHeaders,
} from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser, logInAgain, type TestUser } from '../testing/test-user.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import type { Mail } from '../mail/mail.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let server: OrderServer;
let mails: CodeMailer;
const hour = 3_600_000;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  mails = codeMailer(server, owner);
});
afterEach(() => server.setClock(noon));
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const update = (who: Guest, body: object, more: Record<string, string> = {}): Promise<ApiReply> =>
  callApi(server, '/v1/users/update_me', {
    method: 'PATCH',
    body,
    headers: guestHeaders(who, more),
  });
const me = async (who: Guest) =>
  (await callApi(server, '/v1/users/me', { headers: guestHeaders(who) })).body;

let phones = 0;
/** A phone that no other test uses. */
const newPhone = () => `7${String((phones += 1)).padStart(7, '0')}`;

/** Asks for the code of a new email and returns what the change needs. */
async function codeFor(user: TestUser, email: string) {
  const asked = await callApi(server, '/v1/users/me/codes', {
    method: 'POST',
    body: { purpose: 'email_change', email },
    headers: guestHeaders(user),
  });
  expect(asked.status).toBe(200);
  const verification_code = await mails.code(email, user.tenant as TenantId);
  return { email, verification_code, headers: { 'x-login-token': String(asked.body.loginToken) } };
}
const wrong = (code: string) => code.replace(/.$/, (last) => String((Number(last) + 1) % 10));

test('a user changes name and phone, and a guest may not', async () => {
  const user = await createTestUser(server);
  const phone = newPhone();
  const changed = await update(user, { name: "José  O'Higgins", phone: `+56 9 ${phone}` });
  const { invitationCode: _, ...account } = await me(user);
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...account, name: "José O'Higgins", phone: `+569${phone}`, email: user.email },
  ]);
  expect((await update(user, {})).body).toEqual(changed.body);
  const guest = await update(await createTestGuest(server), { name: 'Ana Soto' });
  expect([guest.status, guest.body.code]).toEqual([403, 1006]);
  const visitor = await callApi(server, '/v1/users/update_me', { method: 'PATCH', body: {} });
  expect([visitor.status, visitor.body.code]).toEqual([401, 1006]);
});

test.each([
  ['a name of two letters', { name: 'Jo' }, 'name', 'minLength'],
  ['a name of 61 letters', { name: 'a'.repeat(61) }, 'name', 'maxLength'],
  ['a name with a space at its end', { name: 'Ana  ' }, 'name', 'spacesAtEnds'],
  ['a name with digits', { name: 'Ana 2' }, 'name', 'format'],
  ['an empty phone', { phone: '' }, 'phone', 'required'],
  ['a phone of seven digits', { phone: '8765432' }, 'phone', 'exactLength'],
  ['an email without domain', { email: 'ana@', verification_code: '123456' }, 'email', 'email'],
  ['a new email without its code', { email: 'ana@example.com' }, 'verificationCode', 'required'],
])('%s is refused by its field', async (_case, changes, field, key) => {
  const user = await createTestUser(server);
  const { status, body } = await update(user, changes);
  expect([status, body.code]).toEqual([422, 1001]);
  expect(body.metadata.fields[field].key).toBe(key);
});

test('a phone belongs to one user of a brand, however it is written, and to any number of guests', async () => {
  const [first, second] = [await createTestUser(server), await createTestUser(server)];
  const phone = newPhone();
  expect((await update(first, { phone })).status).toBe(200);
  for (const typed of [phone, `9${phone}`, `+56 9 ${phone.slice(0, 4)} ${phone.slice(4)}`]) {
    const { status, body } = await update(second, { phone: typed, name: 'Otro Nombre' });
    expect([status, body.code, body.metadata]).toEqual([
      409,
      1037,
      { fields: { phone: 'phone_taken' } },
    ]);
  }
  expect((await me(second)).name).toBe('Ana Soto');
  expect((await update(first, { phone: `9${phone}` })).status).toBe(200);
  const elsewhere = await createTestUser(server, {}, 'sushi');
  expect((await update(elsewhere, { phone })).status).toBe(200);
});

test('of several users who take one phone at once, one gets it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const users = await Promise.all(Array.from({ length: 6 }, () => createTestUser(server)));
    const phone = newPhone();
    const replies = await Promise.all(users.map((user) => update(user, { phone })));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  }
});

test('after ten refused phones a user waits until a day after the first, also when they are sent at once', async () => {
  const [taken, user] = [await createTestUser(server), await createTestUser(server)];
  const phone = newPhone();
  await update(taken, { phone });
  expect((await update(user, { phone: newPhone() })).status).toBe(200);
  server.setClock(noon + hour);
  const tries = await Promise.all(Array.from({ length: 14 }, () => update(user, { phone })));
  const codes = tries.map(({ body }) => body.code as number);
  expect(codes.filter((code) => code === 1037)).toHaveLength(10);
  expect(codes.filter((code) => code === 1042)).toHaveLength(4);
  server.setClock(noon + 2 * hour);
  const free = await update(user, { phone: newPhone() });
  expect([free.status, free.body.code]).toEqual([429, 1042]);
  expect(free.body.metadata.seconds).toBeGreaterThan(21 * 3_600);
  expect(free.body.metadata.seconds).toBeLessThanOrEqual(23 * 3_600);
  expect((await update(user, { name: 'Nombre Nuevo' })).status).toBe(200);
  server.setClock(noon + 26 * hour);
  expect((await update(user, { phone: newPhone() })).status).toBe(200);
});

test('accepted phones and other refusals are not counted as refused phones', async () => {
  const user = await createTestUser(server);
  for (let each = 0; each < 12; each += 1)
    expect((await update(user, { phone: newPhone() })).status).toBe(200);
  for (let each = 0; each < 12; each += 1) {
    const body = { phone: newPhone(), email: 'nueva@example.com', verification_code: '123456' };
    expect((await update(user, body)).body.code).toBe(1027);
  }
  expect((await update(user, { phone: newPhone() })).status).toBe(200);
});

test('consent to mails is kept with the instant at which it was given or withdrawn', async () => {
  const user = await createTestUser(server);
  const consent = () =>
    owner.rows(
      'burger',
      'select email_subscription as yes, email_subscription_at as at from users where id = $1',
      [user.id],
    );
  expect(await consent()).toEqual([{ yes: false, at: null }]);
  expect((await update(user, { email_subscription: true })).body.emailSubscription).toBe(true);
  server.setClock(noon + hour);
  await update(user, { email_subscription: true, name: 'Otro Nombre' });
  expect(await consent()).toEqual([{ yes: true, at: new Date(noon) }]);
  await update(user, { email_subscription: false });
  expect(await consent()).toEqual([{ yes: false, at: new Date(noon + hour) }]);
});

test('a new email needs the code that was mailed to it', async () => {
  const user = await createTestUser(server);
  const email = `nueva-${user.id}@example.com`;
  const { verification_code, headers } = await codeFor(user, email);
  const other = await createTestUser(server);
  const tries: [TestUser, object, Record<string, string>][] = [
    [user, { email, verification_code: wrong(verification_code) }, headers],
    [user, { email: `otra-${user.id}@example.com`, verification_code }, headers],
    [user, { email, verification_code }, {}],
    [other, { email, verification_code }, headers],
  ];
  for (const [who, body, more] of tries) {
    const refused = await update(who, { ...body, name: 'Otro Nombre' }, more);
    expect([refused.status, refused.body.code]).toEqual([422, 1027]);
  }
  expect(await me(user)).toMatchObject({ email: user.email, name: 'Ana Soto' });
  const changed = await update(
    user,
    { email: ` ${email.toUpperCase()}`, verification_code },
    headers,
  );
  expect([changed.status, changed.body.email]).toEqual([200, email]);
  expect((await update(user, { email, verification_code }, headers)).body.code).toBe(1027);
});

test('that an email has an account is said only to who proved it', async () => {
  const [user, other] = [await createTestUser(server), await createTestUser(server)];
  const { verification_code, headers } = await codeFor(user, other.email);
  const email = other.email;
  const guessed = await update(
    user,
    { email, verification_code: wrong(verification_code) },
    headers,
  );
  expect([guessed.status, guessed.body.code]).toEqual([422, 1027]);
  const proved = await update(user, { email, verification_code }, headers);
  expect([proved.status, proved.body.code]).toEqual([409, 1028]);
  expect(await me(user)).toMatchObject({ email: user.email });
});

/** Runs the job that mails the old email of a user's newest change, and returns the mail. */
async function mailToOldEmail(user: TestUser): Promise<Mail> {
  const [row] = await owner.rows<{ id: string }>(
    user.tenant,
    'select id from email_changes where user_id = $1 order by changed_at desc limit 1',
    [user.id],
  );
  const sent: Mail[] = [];
  const handlers = jobHandlers(server.deps, async (mail) => void sent.push(mail));
  await handlers['send-email-changed']({
    tenantId: user.tenant as TenantId,
    changeId: row?.id ?? '',
  });
  const [mail] = sent;
  if (!mail) throw new Error('no mail');
  return mail;
}
const keyIn = ({ text }: Mail) => /endSessions=([\w.-]+)/.exec(text)?.[1] ?? 'none';
const endAll = (key: string) =>
  callApi(server, '/v1/users/sessions/end', { method: 'POST', body: { key } });

test('the link of the mail to the old email ends all sessions and gives the account back, whatever came later', async () => {
  const user = await createTestUser(server);
  const thief = await logInAgain(server, user);
  const first = `ladron-${user.id}@example.com`;
  const { headers, ...body } = await codeFor(thief, first);
  expect((await update(thief, body, headers)).status).toBe(200);
  const mail = await mailToOldEmail(user);
  expect(mail.to).toBe(user.email);
  expect(mail.text).not.toContain(first);
  server.setClock(noon + hour);
  const again = await codeFor(thief, `ladron2-${user.id}@example.com`);
  expect((await update(thief, { ...again, headers: undefined }, again.headers)).status).toBe(200);
  const thiefsMail = await mailToOldEmail(user);
  expect(thiefsMail.to).toBe(first);
  expect((await endAll(keyIn(mail))).status).toBe(204);
  expect((await me(thief)).code).toBe(1021);
  expect((await me(user)).code).toBe(1021);
  const back = await logInAgain(server, user);
  expect((await me(back)).email).toBe(user.email);
  expect((await endAll(keyIn(thiefsMail))).status).toBe(204);
  expect((await me(await logInAgain(server, user))).email).toBe(user.email);
});

test('an old email that has another account by then is not brought back, and the sessions end', async () => {
  const user = await createTestUser(server);
  const { headers, ...body } = await codeFor(user, `nueva-${user.id}@example.com`);
  await update(user, body, headers);
  const mail = await mailToOldEmail(user);
  const other = await createTestUser(server, { email: user.email });
  expect((await endAll(keyIn(mail))).status).toBe(204);
  expect((await me(user)).code).toBe(1021);
  expect((await me(other)).email).toBe(user.email);
  expect((await me(await logInAgain(server, user))).email).toBe(`nueva-${user.id}@example.com`);
});

test('a change that a rule of the database refuses is answered with 1009 and leaves the account as it was', async () => {
  const user = await createTestUser(server);
  const before = await me(user);
  await owner.rows(
    'burger',
    `alter table users add constraint no_emperor check (name <> 'Julio César') not valid`,
  );
  const { status, body } = await update(user, { name: 'Julio César', phone: newPhone() });
  await owner.rows('burger', 'alter table users drop constraint no_emperor');
  expect([status, body.code]).toEqual([422, 1009]);
  expect(await me(user)).toEqual(before);
});
