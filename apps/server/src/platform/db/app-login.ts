import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';

type Place = { ownerUrl: string; appUrl: string | null; dataDir: string };

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
const appRole = (database: string): string => `${database.slice(0, 55)}_app`;
const secretFile = ({ ownerUrl, dataDir }: Place): string => join(dataDir, `${appRole(databaseOf(ownerUrl))}.secret`);

const addressWith = (ownerUrl: string, secret: string): string => {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(appRole(databaseOf(ownerUrl)));
  url.password = secret;
  return url.href;
};

/** The address of the login made earlier, or null where its secret is not in the data folder. Asks no database. */
export async function knownLogin(place: Place): Promise<string | null> {
  if (place.appUrl !== null) return place.appUrl;
  const secret = await readSecret(place);
  return secret === null ? null : addressWith(place.ownerUrl, secret);
}

async function readSecret(place: Place): Promise<string | null> {
  try {
    return (await readFile(secretFile(place), 'utf8')).trim();
  } catch {
    return null;
  }
}

/**
 * The address to serve with. The operator's own role becomes a member of the application's role; without one, the application's role is
 * the login, and a lost secret is replaced by a new one.
 */
export async function loginUrl(owner: pg.Client, place: Place): Promise<string> {
  const role = escapeIdentifier(appRole(databaseOf(place.ownerUrl)));
  if (place.appUrl !== null) {
    await admit(owner, role, decodeURIComponent(new URL(place.appUrl).username));
    return place.appUrl;
  }
  const known = await readSecret(place);
  const secret = known ?? randomBytes(24).toString('base64url');
  if (known === null || !(await canLogIn(owner, place.ownerUrl))) {
    await owner.query(`alter role ${role} login password ${escapeLiteral(secret)}`);
    await keepSecret(place, secret);
  }
  return addressWith(place.ownerUrl, secret);
}

async function admit(owner: pg.Client, role: string, user: string): Promise<void> {
  const { rows } = await owner.query<{ admitted: boolean }>('select pg_has_role($1, $2, $3) as admitted', [
    user,
    role.replaceAll('"', ''),
    'member',
  ]);
  if (rows[0]?.admitted !== true) await owner.query(`grant ${role} to ${escapeIdentifier(user)}`);
}

async function canLogIn(owner: pg.Client, ownerUrl: string): Promise<boolean> {
  const { rows } = await owner.query<{ rolcanlogin: boolean }>('select rolcanlogin from pg_roles where rolname = $1', [
    appRole(databaseOf(ownerUrl)),
  ]);
  return rows[0]?.rolcanlogin === true;
}

async function keepSecret(place: Place, secret: string): Promise<void> {
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  await writeFile(secretFile(place), `${secret}\n`, { mode: 0o600 });
  await chmod(secretFile(place), 0o600);
}
