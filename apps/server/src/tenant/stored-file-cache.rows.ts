import type { TenantId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { type ByteCache, byteCache } from '../platform/byte-cache.ts';
import type { Database } from '../platform/db/database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { StoredFile } from '../platform/stored-file.ts';
import {
  type CompressedResponse,
  compressResponse,
  precompressedResponse,
} from '../platform/http/compressed-response.ts';

const maxBytes = 24 * 1_024 * 1_024;

/** Finds a file that ships with the product by its hash and name; null: there is none. */
type FindShippedFile = (hash: string, name: string) => Promise<StoredFile | null>;

export type StoredFileCache = {
  find(tenantId: TenantId, hash: string, name: string): Promise<CompressedResponse | null>;
};

/**
 * Caches a tenant's pictures, those of its folder and those uploaded at its counter, its fonts and
 * theme: each file is read once from the database, and up to 24 MB are cached. `findShipped`: a
 * file that ships with the product and that every brand has, such as an open font.
 */
export function createStoredFileCache(
  db: Database,
  findShipped: FindShippedFile = () => Promise.resolve(null),
): StoredFileCache {
  const cache: ByteCache<CompressedResponse> = byteCache(maxBytes);
  return {
    find: async (tenantId, hash, name) => {
      const key = `${tenantId}/${hash}/${name}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const loaded = await load(db, tenantId, hash, name, findShipped);
      if (loaded) cache.set(key, loaded, loaded.identity.length * (loaded.brotli ? 2 : 1));
      return loaded;
    },
  };
}

type FileRow = { content_type: string; bytes: Buffer };

async function shippedRow(
  find: FindShippedFile,
  hash: string,
  name: string,
): Promise<FileRow | null> {
  const file = await find(hash, name);
  return file === null ? null : { content_type: file.contentType, bytes: file.bytes };
}

async function load(
  db: Database,
  tenantId: TenantId,
  hash: string,
  name: string,
  findShipped: FindShippedFile,
): Promise<CompressedResponse | null> {
  const file = sql`select content_type, bytes from tenant_files where tenant_id = ${tenantId}
    and hash = ${hash} and name = ${name}
    union all select content_type, bytes from menu_pictures where tenant_id = ${tenantId}
      and hash = ${hash} and name = ${name} limit 1`;
  const rows = await withTenant(db, tenantId, (tx) => tx.query<FileRow>('find-file', file));
  const row = rows[0] ?? (await shippedRow(findShipped, hash, name));
  if (!row) return null;
  return row.content_type.includes('charset')
    ? compressResponse(row.content_type, row.bytes, 11)
    : precompressedResponse(row.content_type, row.bytes, `"${hash}"`);
}
