import { randomBytes, scrypt } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg, { escapeIdentifier, escapeLiteral } from 'pg';

type LoginLocation = { ownerUrl: string; appUrl: string | null; dataDir: string };

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
const appRole = (database: string): string => `${database.slice(0, 55)}_app`;
const secretFile = ({ ownerUrl, dataDir }: LoginLocation): string =>
  join(dataDir, `${appRole(databaseOf(ownerUrl))}.secret`);

const addressWith = (ownerUrl: string, secret: string): string => {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(appRole(databaseOf(ownerUrl)));
  url.password = secret;
  return url.href;
};

/**
 * Adds the password from the data folder to `appUrl` if the URL names a login that the migrations
 * made and no password. So the server needs no password in its environment.
 * @throws Error for the operator if the data folder does not hold the password.
 */
export async function withStoredPassword(appUrl: string, dataDir: string): Promise<string> {
  const url = new URL(appUrl);
  const user = decodeURIComponent(url.username);
  if (url.password !== '' || !/^\w+_app$/.test(user)) return appUrl;
  const file = join(dataDir, `${user}.secret`);
  try {
    url.password = (await readFile(file, 'utf8')).trim();
  } catch {
    throw new Error(
      `DATABASE_APP_URL has no password, and ${file} does not hold one: migrate with this data folder first`,
    );
  }
  return url.href;
}

/**
 * Returns the URL of the login that an earlier migration made; null if its password is not in the
 * data folder. Does not connect.
 */
export async function storedLoginUrl(location: LoginLocation): Promise<string | null> {
  if (location.appUrl !== null) return location.appUrl;
  const secret = await readSecret(location);
  return secret === null ? null : addressWith(location.ownerUrl, secret);
}

async function readSecret(location: LoginLocation): Promise<string | null> {
  try {
    return (await readFile(secretFile(location), 'utf8')).trim();
  } catch {
    return null;
  }
}

/**
 * Returns the URL of the serving login. The operator's own role becomes a member of the
 * application's role. Without an own role, the application's role is the login: its password is in
 * the data folder or derived from the owner's password, so that servers with the same DATABASE_URL
 * and different data folders use the same one. A login that works is changed only with
 * `replacesLogin`, because another server may be using it.
 * @throws Error for the operator if the login has a password that this server cannot know.
 */
export async function ensureLoginUrl(
  owner: pg.Client,
  location: LoginLocation,
  replacesLogin = false,
): Promise<string> {
  const role = appRole(databaseOf(location.ownerUrl));
  if (location.appUrl !== null) {
    await grantRole(
      owner,
      escapeIdentifier(role),
      decodeURIComponent(new URL(location.appUrl).username),
    );
    return location.appUrl;
  }
  const stored = await readSecret(location);
  const loginExists = await hasLogin(owner, role);
  if (loginExists && stored !== null && (await canLogIn(location, stored)))
    return addressWith(location.ownerUrl, stored);
  const derived = await passwordFrom(owner.password, role);
  if (!(loginExists && derived !== null && (await canLogIn(location, derived)))) {
    if (loginExists && !replacesLogin) throw new Error(lostLoginText(role));
    return makeLogin(owner, location, derived ?? randomBytes(24).toString('base64url'));
  }
  await storeSecret(location, derived);
  return addressWith(location.ownerUrl, derived);
}

const lostLoginText = (role: string): string =>
  `the login "${role}" has a password that this data folder does not hold, and another server may be using it: share COMANDA_DATA_DIR, ` +
  'set DATABASE_APP_URL, or replace it with "migrate.ts --new-login" and start every server again';

async function makeLogin(
  owner: pg.Client,
  location: LoginLocation,
  secret: string,
): Promise<string> {
  const role = escapeIdentifier(appRole(databaseOf(location.ownerUrl)));
  await owner.query(`alter role ${role} login password ${escapeLiteral(secret)}`);
  await storeSecret(location, secret);
  return addressWith(location.ownerUrl, secret);
}

/**
 * Derives the serving password from the owner's with a slow hash, so that the serving password does
 * not reveal the owner's by guessing. null if the owner has no password.
 */
async function passwordFrom(ownerPassword: unknown, role: string): Promise<string | null> {
  if (typeof ownerPassword !== 'string' || ownerPassword === '') return null;
  return (
    await promisify<string, string, number, Buffer>(scrypt)(
      ownerPassword,
      `comanda serving login ${role}`,
      24,
    )
  ).toString('base64url');
}

/** True if the database accepts the login with this password. */
async function canLogIn(location: LoginLocation, secret: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: addressWith(location.ownerUrl, secret),
    application_name: 'comanda login',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // Class 28: the server refused the password or the login. Any other error says nothing about
    // the password.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('28'))
      return false;
    throw error;
  }
}

async function grantRole(owner: pg.Client, role: string, user: string): Promise<void> {
  const { rows } = await owner.query<{ admitted: boolean }>(
    'select pg_has_role($1, $2, $3) as admitted',
    [user, role.replaceAll('"', ''), 'member'],
  );
  if (rows[0]?.admitted !== true) await owner.query(`grant ${role} to ${escapeIdentifier(user)}`);
}

async function hasLogin(owner: pg.Client, role: string): Promise<boolean> {
  const { rows } = await owner.query<{ rolcanlogin: boolean }>(
    'select rolcanlogin from pg_roles where rolname = $1',
    [role],
  );
  return rows[0]?.rolcanlogin === true;
}

async function storeSecret(location: LoginLocation, secret: string): Promise<void> {
  await mkdir(location.dataDir, { recursive: true, mode: 0o700 });
  await writeFile(secretFile(location), `${secret}\n`, { mode: 0o600 });
  await chmod(secretFile(location), 0o600);
}
