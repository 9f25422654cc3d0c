import { findOpenFont } from '../brand/fonts/open-font-files.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { type ByteCache, byteCache } from '../platform/byte-cache.ts';
import type { Database } from '../platform/db/database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import {
  type CompressedResponse,
  compressResponse,
  precompressedResponse,
} from '../platform/http/compressed-response.ts';

const maxBytes = 24 * 1_024 * 1_024;

export type StoredFileCache = {
  find(tenantId: TenantId, hash: string, name: string): Promise<CompressedResponse | null>;
};

/**
 * Caches a tenant's pictures, those of its folder and those uploaded at its counter, its fonts and
 * theme: each file is read once from the database, and up to 24 MB are cached. The open fonts are
 * files of every brand.
 */
export function createStoredFileCache(db: Database): StoredFileCache {
  const cache: ByteCache<CompressedResponse> = byteCache(maxBytes);
  return {
    find: async (tenantId, hash, name) => {
      const key = `${tenantId}/${hash}/${name}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const loaded = await load(db, tenantId, hash, name);
      if (loaded) cache.set(key, loaded, loaded.identity.length * (loaded.brotli ? 2 : 1));
      return loaded;
    },
  };
}

type FileRow = { content_type: string; bytes: Buffer };

async function openFontRow(hash: string, name: string): Promise<FileRow | null> {
  const font = await findOpenFont(hash, name);
  return font === null ? null : { content_type: font.contentType, bytes: font.bytes };
}

async function load(
  db: Database,
  tenantId: TenantId,
  hash: string,
  name: string,
): Promise<CompressedResponse | null> {
  const file = sql`select content_type, bytes from tenant_files where tenant_id = ${tenantId}
    and hash = ${hash} and name = ${name}
    union all select content_type, bytes from menu_pictures where tenant_id = ${tenantId}
      and hash = ${hash} and name = ${name} limit 1`;
  const rows = await withTenant(db, tenantId, (tx) => tx.query<FileRow>('find-file', file));
  const row = rows[0] ?? (await openFontRow(hash, name));
  if (!row) return null;
  return row.content_type.includes('charset')
    ? compressResponse(row.content_type, row.bytes, 11)
    : precompressedResponse(row.content_type, row.bytes, `"${hash}"`);
}
