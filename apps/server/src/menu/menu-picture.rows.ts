import type { Picture } from '@comanda/domain/menu/menu.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { type StoredFile, storedFileUrl } from '../platform/stored-file.ts';

type UploadedFiles = { picture: Picture; made: readonly StoredFile[] };

/**
 * Saves the files of an uploaded picture. One that is stored already counts as uploaded at `now`
 * (ISO instant).
 */
export async function saveMenuPicture(
  tx: Tx,
  { picture, made }: UploadedFiles,
  now: string,
): Promise<void> {
  for (const file of made) {
    const isNamed = storedFileUrl(tx.tenantId, file) === picture.url;
    await tx.query(
      'save-menu-picture',
      sql`insert into menu_pictures (tenant_id, hash, name, content_type, bytes, picture, used_at)
        values (${tx.tenantId}, ${file.hash}, ${file.name}, ${file.contentType}, ${file.bytes},
          ${isNamed ? JSON.stringify(picture) : null}::jsonb, ${now})
        on conflict (tenant_id, hash, name) do update set used_at = excluded.used_at`,
    );
  }
}

/**
 * Returns the uploaded pictures of these URLs, by URL. Unknown URLs and those of other brands are
 * left out. The pictures count as used at `now` (ISO instant), so that the nightly deletion leaves
 * them to a publication under way.
 */
export async function renewMenuPictures(
  tx: Tx,
  urls: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, Picture>> {
  const rows = await tx.query<{ picture: Picture | null }>(
    'renew-menu-pictures',
    sql`update menu_pictures set used_at = greatest(used_at, ${now}::timestamptz)
      where tenant_id = ${tx.tenantId} and hash in (
        select p.hash from menu_pictures p where p.tenant_id = ${tx.tenantId}
          and p.picture ->> 'url' = any (${urls}))
      returning picture`,
  );
  return new Map(rows.flatMap(({ picture }) => (picture === null ? [] : [[picture.url, picture]])));
}

/**
 * Returns the bytes of the largest width of uploaded pictures, by URL. Unknown URLs are left out.
 */
export async function findMenuPictureBytes(
  tx: Tx,
  urls: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await tx.query<{ url: string; bytes: Buffer }>(
    'find-menu-picture-bytes',
    sql`select picture ->> 'url' as url, bytes from menu_pictures where tenant_id = ${tx.tenantId}
      and picture ->> 'url' = any (${urls})`,
  );
  return new Map(rows.map(({ url, bytes }) => [url, bytes]));
}
