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
 * An address of the serving role, with the password that the migration stored in the data folder where it names a login made by migrations
 * and no password: so a server needs neither the owner's password nor one of its own in its environment.
 * @throws Error for the operator, where the data folder does not hold it.
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

/** The address of the login made earlier, or null where its secret is not in the data folder. Asks no database. */
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
 * The address to serve with. The operator's own role becomes a member of the application's role. Without one, the application's role is
 * the login: its password is the one in the data folder, or else it follows from the owner's password, so that servers with the same
 * DATABASE_URL and different data folders agree on it. A login that works already is never changed unless `replacesLogin`: a server
 * beside this one may be using it.
 * @throws Error for the operator, where the login works with a password that this server cannot know.
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

/** Slow on purpose: who sees the serving password must not find the owner's by guessing. null where the owner needs no password. */
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

/** Whether the database lets the login in with this password. */
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
    // Class 28: the password or the login itself is refused. Anything else says nothing about the password.
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
