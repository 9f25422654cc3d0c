import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceNames, type EvidenceName } from './evidence.ts';
import type { Stage } from './open-stage.ts';
import { type Piece, type Place, readFolder, readParts } from './search-place.ts';
import { tablesPlace } from './search-tables.ts';
import type { SearchDatabase } from './search-database.ts';

/**
 * Every place that is searched: the tables, the files of the database with its WAL and its log, and
 * everything outside of it.
 */
export const placesOf = (stage: Stage): readonly Place[] => [
  tablesPlace(stage.database.admin),
  filesPlace(stage.database),
  logPlace(stage.database),
  ...evidenceNames.map((name) => evidencePlace(stage, name)),
];

/**
 * Files of tables, indexes and WAL, with rows that were deleted or rolled back and were not yet
 * overwritten.
 */
const filesPlace = ({ admin, folder }: SearchDatabase): Place => ({
  name: 'data files and WAL',
  read: async function* read(): AsyncIterable<Piece> {
    await admin.query('checkpoint');
    yield* readFolder(join(folder, 'data'));
  },
  plant: async (number) => {
    await admin.query('create table planted_rows (value text)');
    await admin.query('insert into planted_rows select chr(52) || $1', [number.slice(1)]);
    await admin.query('delete from planted_rows');
  },
});

/**
 * The log of PostgreSQL has every statement of the servers with its parameters, also of rows that
 * were deleted or never committed.
 */
const logPlace = ({ admin, folder }: SearchDatabase): Place => ({
  name: 'log of the database',
  read: () => readParts(join(folder, 'log'), 'log'),
  plant: async (number) => {
    await admin.query('select $1::text', [number]);
  },
});

const evidencePlace = ({ evidence }: Stage, name: EvidenceName): Place => ({
  name,
  read: () => readFolder(evidence.folderOf(name)),
  plant: async (number) =>
    appendFileSync(join(evidence.folderOf(name), 'planted.txt'), `a line with ${number} in it\n`),
});
