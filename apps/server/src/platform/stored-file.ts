import { createHash } from 'node:crypto';
import { extname, posix } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';

/** A file that the storefront serves. `path` is where it was in the folder; null for what the import made. */
export type StoredFile = {
  hash: string;
  name: string;
  contentType: string;
  bytes: Buffer;
  path: string | null;
};

const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** A file under the hash of its bytes, so that its address never has to be asked again. @throws Error on a kind we do not serve. */
export function storedFile(path: string, bytes: Buffer, made = false): StoredFile {
  const name = posix.basename(path);
  const contentType = contentTypes[extname(name).toLowerCase()];
  if (contentType === undefined) throw new Error(`no content type for ${name}`);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return { hash, name, contentType, bytes, path: made ? null : path };
}

export const storedFileUrl = (
  tenantId: TenantId,
  { hash, name }: Pick<StoredFile, 'hash' | 'name'>,
): string => `/t/${tenantId}/${hash}/${name}`;
