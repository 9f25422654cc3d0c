import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countries } from '@comanda/domain/country/countries.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import { type Decimals, minor, toMajor } from '@comanda/domain/money/money.ts';
import * as v from 'valibot';
import {
  exportedDisableds,
  exportedFiles,
  exportedPrices,
  exportedSources,
  type ExportedPrice,
} from './folder/export.rows.ts';
import { findMenuPictureBytes } from '../menu/menu-picture.rows.ts';
import { findEditsInForce } from '../menu/menu-version.rows.ts';
import { tenantFileSchema } from './folder/tenant-schema.ts';
import type { Database } from '../platform/db/database.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { type ExportedEdits, exportMenuEdits } from './export-menu-edits.ts';

/** `files`: the number of files written; 0 if there is no such tenant. */
export type ExportedTenant = { files: number; menuEdits: ExportedEdits };

/**
 * Writes a tenant's folder: its files as imported, with the present prices, stock and disabled
 * items, and with the edits of the menu that staff made at the counter. The folder can be imported
 * again.
 */
export async function exportTenant(
  owner: Database,
  tenantId: TenantId,
  folder: string,
): Promise<ExportedTenant> {
  const { files, menuEdits } = await withTenant(owner, tenantId, collect);
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return { files: files.size, menuEdits };
}

async function collect(tx: Tx) {
  const pictures = (await exportedFiles(tx)).map(({ path, bytes }) => [path, bytes] as const);
  return collectTexts(tx, new Map<string, Buffer | string>(pictures));
}

/**
 * Adds the texts of a tenant's folder to its pictures: as imported, with the present prices, stock
 * and disabled items, and with the edits of the menu that staff made at the counter. No text: there
 * is no such tenant. `prices`: those of single stores with the edits.
 */
export async function collectTexts(tx: Tx, files: Map<string, Buffer | string>) {
  const sources = await exportedSources(tx);
  for (const [path, text] of sources) files.set(path, text);
  if (sources.length === 0) return { files, menuEdits: { written: [], left: [] }, prices: [] };
  const { country } = v.parse(tenantFileSchema, JSON.parse(String(files.get('tenant.json'))));
  const { decimals } = countries[country];
  const prices = await exportedPrices(tx);
  const { edits } = await findEditsInForce(tx);
  const urls = edits.flatMap(({ field, value }) => (field === 'picture' ? [String(value)] : []));
  const pictures = await findMenuPictureBytes(tx, urls);
  const menuEdits = exportMenuEdits(edits, { files, prices, decimals }, pictures);
  files.set('prices.json', prettyJson(groupPrices(prices, decimals)));
  files.set('disableds.json', prettyJson(await exportedDisableds(tx)));
  return { files, menuEdits, prices };
}

const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function groupPrices(rows: readonly ExportedPrice[], decimals: Decimals): unknown {
  const major = (amount: number | null) =>
    amount === null ? null : toMajor(minor(amount), decimals);
  const groups = Map.groupBy(rows, ({ storeId }) => storeId);
  return [...groups].map(([storeId, prices]) => ({
    storeId,
    channel: 'web',
    prices: prices.map(({ storeId: _store, price, discountPrice, ...rest }) => ({
      ...rest,
      price: major(price),
      discountPrice: major(discountPrice),
    })),
  }));
}
