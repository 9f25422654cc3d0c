import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TenantId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Tx, withTenant } from '../../platform/db/tenant-transaction.ts';
import { fetchRows, openCursors } from './export-rows.rows.ts';
import { manifestFile, type RowsManifest } from './rows-manifest.ts';
import { listTenantTables, type TenantTable } from './tenant-tables.rows.ts';

/**
 * Writes every row of a brand to a new folder: `<table>.jsonl`, one JSON object for each row, and
 * last `manifest.json` with the number of rows of each table. The rows are streamed, so the memory
 * does not grow with them. Returns null if the folder is not empty.
 */
export async function exportRows(
  owner: Database,
  tenantId: TenantId,
  folder: string,
): Promise<RowsManifest | null> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) return null;
  const rows = await withTenant(owner, tenantId, async (tx) => {
    const tables = await listTenantTables(tx);
    await openCursors(tx, tables);
    const counts: Record<string, number> = {};
    for (const table of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      counts[table.name] = await writeTable(tx, table, folder);
    return counts;
  });
  const manifest: RowsManifest = { tenantId, exportedAt: isoOf(Date.now()), rows };
  await writeManifest(folder, manifest);
  return manifest;
}

async function writeTable(tx: Tx, table: TenantTable, folder: string): Promise<number> {
  let count = 0;
  async function* pieces(): AsyncGenerator<string> {
    for await (const lines of fetchRows(tx, table)) {
      count += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  }
  await pipeline(
    Readable.from(pieces(), { highWaterMark: 1 }),
    createWriteStream(join(folder, `${table.name}.jsonl`)),
  );
  return count;
}

/** An export that was cut off has no manifest. */
async function writeManifest(folder: string, manifest: RowsManifest): Promise<void> {
  const file = join(folder, manifestFile);
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
