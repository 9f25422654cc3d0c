import { startDatabase } from '../postgres/start-database.mjs';
import { PlainError } from '../run-script.mjs';
import { releaseDatabase } from '../postgres/stop-database.mjs';

/**
 * Returns the database to use: DATABASE_URL if set, else the clone's own PostgreSQL, started.
 * Returns `{ url, displayUrl, notice, stampFolder, release }`; stampFolder is null if other
 * processes may change the database.
 */
export async function openMainDatabase() {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL)
    return {
      url: DATABASE_URL,
      displayUrl: withoutPassword(DATABASE_URL),
      notice: null,
      stampFolder: null,
      release: async () => {},
    };
  const database = await startDatabase('main');
  return {
    url: database.url,
    displayUrl: `${withoutPassword(database.url)}  (password: ${database.folder}/secret)`,
    notice: database.notice,
    stampFolder: database.folder,
    release: () => releaseDatabase(database),
  };
}

function withoutPassword(url) {
  if (!URL.canParse(url))
    throw new PlainError(
      'DATABASE_URL is no address. It looks like postgresql://owner:password@host:5432/comanda',
    );
  const shortened = new URL(url);
  shortened.password = '';
  return shortened.href;
}
