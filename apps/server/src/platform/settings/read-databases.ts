import { readDatabaseUrl } from './read-setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The addresses of a database. `ownerUrl`: of the migrating role. `appUrl`: of the serving role.
 * `listenUrl`: of the serving role past a pooler in transaction mode. The settings of the same
 * names say when each may be null.
 */
export type DatabaseUrls = {
  ownerUrl: string | null;
  appUrl: string | null;
  listenUrl: string | null;
};

/** A database beside the first one. `name`: the word of DATABASES. */
export type NamedDatabase = DatabaseUrls & { name: string };

/** The name of the first database, in commands and in the log. */
export const firstDatabase = 'main';

/** Returns the name of a setting of one database: DATABASE_URL of the first one has no ending. */
export const databaseSetting = (setting: string, name: string): string =>
  name === firstDatabase ? setting : `${setting}_${name.toUpperCase()}`;

const nameRule = /^[a-z][a-z0-9_]{0,19}$/u;

/**
 * Reads DATABASE_URL, DATABASE_APP_URL and DATABASE_LISTEN_URL; with a name those that end with it,
 * such as DATABASE_URL_NORTH.
 * @throws Error that names the variable.
 */
export function readDatabaseUrls(env: Environment, name: string = firstDatabase): DatabaseUrls {
  const owner = databaseSetting('DATABASE_URL', name);
  const app = databaseSetting('DATABASE_APP_URL', name);
  const listen = databaseSetting('DATABASE_LISTEN_URL', name);
  const appUrl = readDatabaseUrl(env, app);
  const listenUrl = readDatabaseUrl(env, listen);
  if (listenUrl !== null && appUrl === null)
    throw new Error(`${listen} must lead past the pooler of ${app}, which is not set`);
  return { ownerUrl: readDatabaseUrl(env, owner), appUrl, listenUrl };
}

/**
 * Reads DATABASES, the names of the databases beside the first one, and their addresses.
 * @throws Error that names the variable.
 */
export function readOtherDatabases(env: Environment): readonly NamedDatabase[] {
  const names = (env['DATABASES'] ?? '').split(',').flatMap((word) => word.trim() || []);
  for (const name of names)
    if (!nameRule.test(name) || name === firstDatabase)
      throw new Error(
        `DATABASES must be names such as north,south: small letters, digits and _, at most 20, not "${name}"`,
      );
  if (new Set(names).size < names.length) throw new Error('DATABASES names a database twice');
  return names.map((name) => {
    const urls = readDatabaseUrls(env, name);
    if (urls.ownerUrl === null && urls.appUrl === null)
      throw new Error(
        `DATABASES names "${name}", and ${databaseSetting('DATABASE_APP_URL', name)} is not set`,
      );
    return { name, ...urls };
  });
}

/** Returns the addresses of all databases of an installation, the first one first. */
export const databasesOf = ({
  ownerUrl,
  appUrl,
  listenUrl,
  otherDatabases,
}: DatabaseUrls & { otherDatabases: readonly NamedDatabase[] }): readonly [
  NamedDatabase,
  ...NamedDatabase[],
] => [{ name: firstDatabase, ownerUrl, appUrl, listenUrl }, ...otherDatabases];
