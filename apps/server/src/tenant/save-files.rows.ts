import { retiredFileLifetimeMs } from '@comanda/domain/retention/retention.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';

/** Limit of new bytes per statement. A folder with fewer new bytes needs one statement. */
const maxBytesPerStatement = 128 * 1_024 * 1_024;

/**
 * Saves the files of an import. Files of earlier imports stay for a week, because pages sent before
 * still name them, and as long as a version of the menus names them. Only new files send their
 * bytes. The number of statements does not grow with the number of files.
 */
export async function saveFiles(
  tx: Tx,
  imported: readonly StoredFile[],
  now: string,
): Promise<void> {
  const files = distinct(imported);
  const known = await reviveKnownFiles(tx, files);
  for (const batch of batchesOf(files.filter((file) => !known.has(nameOf(file)))))
    await insertFiles(tx, batch);
  const keptSince = isoOf(instantOf(now) - retiredFileLifetimeMs);
  await tx.query(
    'retire-files',
    sql`update tenant_files set retired_at = ${now} where tenant_id = ${tx.tenantId}
      and retired_at is null
      and hash || '/' || name <> all (${files.map(nameOf)})`,
  );
  await tx.query(
    'drop-files',
    sql`delete from tenant_files f where f.tenant_id = ${tx.tenantId}
      and f.retired_at < ${keptSince}
      and not exists (select from brand_versions v where v.tenant_id = f.tenant_id
        and (v.pictures ? f.path or strpos(v.pictures::text, '/' || f.hash || '/') > 0
          or strpos(v.files::text, f.path) > 0))`,
  );
}

/** Saves the files of a brand that has none yet. */
export async function saveFirstFiles(tx: Tx, files: readonly StoredFile[]): Promise<void> {
  for (const batch of batchesOf(distinct(files))) await insertFiles(tx, batch);
}

const distinct = (files: readonly StoredFile[]): StoredFile[] => [
  ...new Map(files.map((file) => [nameOf(file), file])).values(),
];

const nameOf = ({ hash, name }: Pick<StoredFile, 'hash' | 'name'>): string => `${hash}/${name}`;

/**
 * Returns which of these files are stored already. Files that were moved or retired are in use
 * again.
 */
async function reviveKnownFiles(tx: Tx, files: readonly StoredFile[]): Promise<Set<string>> {
  const fileKeys = files.map(({ hash, name, path }) => ({ hash, name, path }));
  const rows = await tx.query<{ file: string }>(
    'known-files',
    sql`with imported as (select *
      from jsonb_to_recordset(${JSON.stringify(fileKeys)}::jsonb) as imported (hash text, name text,
      path text)),
      renewed as (update tenant_files as file set path = imported.path, retired_at = null
        from imported
        where file.tenant_id = ${tx.tenantId} and file.hash = imported.hash
          and file.name = imported.name
          and (file.path is distinct from imported.path or file.retired_at is not null))
      select file.hash || '/' || file.name as file from tenant_files as file
      join imported using (hash, name) where file.tenant_id = ${tx.tenantId}`,
  );
  return new Set(rows.map(({ file }) => file));
}

function batchesOf(files: readonly StoredFile[]): StoredFile[][] {
  const batches: StoredFile[][] = [];
  let room = 0;
  for (const file of files) {
    room -= file.bytes.length;
    if (room < 0 || batches.length === 0) {
      batches.push([]);
      room = maxBytesPerStatement - file.bytes.length;
    }
    batches.at(-1)?.push(file);
  }
  return batches;
}

/**
 * Inserts files. All bytes travel as one binary parameter that the database splits: a list of them
 * would travel as text, twice as long.
 */
async function insertFiles(tx: Tx, files: readonly StoredFile[]): Promise<void> {
  let at = 1;
  const cuts = files.map(({ hash, name, contentType, path, bytes: { length } }) => {
    const from = at;
    at += length;
    return { hash, name, content_type: contentType, path, at: from, size: length };
  });
  await tx.query(
    'save-files',
    sql`insert into tenant_files (tenant_id, hash, name, content_type, bytes, path)
      select ${tx.tenantId}, hash, name, content_type,
        substring(${Buffer.concat(files.map(({ bytes }) => bytes))}::bytea from at for size), path
      from jsonb_to_recordset(${JSON.stringify(cuts)}::jsonb) as imported (hash text, name text,
        content_type text, path text, at integer, size integer)`,
  );
}
