import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

export const manifestFile = 'manifest.json';

const manifestSchema = v.object({
  tenantId: v.string(),
  exportedAt: v.string(),
  rows: v.record(v.string(), v.number()),
});

/**
 * The content of an export of a brand's rows. `exportedAt`: ISO instant; `rows`: counts by table.
 */
export type RowsManifest = v.InferOutput<typeof manifestSchema>;

/** Reads the manifest of an export; null if the folder holds no complete export. */
export async function readRowsManifest(folder: string): Promise<RowsManifest | null> {
  try {
    return v.parse(manifestSchema, JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));
  } catch {
    return null;
  }
}
