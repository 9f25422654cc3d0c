import { readConfig } from '../../config.ts';
import { formatTable, printLine } from '../../operator/terminal.ts';
import { type DatabaseFacts, readDatabaseFacts } from '../../platform/db/read-database-facts.ts';
import { databasesOf } from '../../platform/settings/read-databases.ts';

const header = ['database', 'PostgreSQL', 'schema', 'size', 'connections', 'wal_level', 'brands'];

/**
 * Prints what is in each database: version, schema, size, connections and brands, each with the
 * state of its move. Returns false if a database does not answer.
 */
export async function listDatabases(): Promise<boolean> {
  const databases = databasesOf(readConfig());
  const rows: string[][] = [];
  let areAllThere = true;
  for (const { name, ownerUrl, listenUrl, appUrl } of databases) {
    const url = ownerUrl ?? listenUrl ?? appUrl ?? '';
    const found = await readDatabaseFacts(url).catch((error: unknown) => String(error));
    if (typeof found === 'string') areAllThere = false;
    rows.push([name, ...(typeof found === 'string' ? [found] : cellsOf(found))]);
  }
  for (const line of formatTable([header, ...rows])) printLine(line);
  return areAllThere;
}

const cellsOf = (found: DatabaseFacts): string[] => [
  found.version,
  found.schema,
  found.size,
  found.connections,
  found.walLevel,
  found.brands,
];
