import { createHash } from 'node:crypto';
import { extname, posix } from 'node:path';
import type { TenantId } from '@comanda/domain/ids.ts';

/**
 * A file that the storefront serves. `path` is its path in the tenant's folder; null if the import
 * generated it.
 */
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

/**
 * Names a file by the hash of its bytes, so that clients never revalidate its URL.
 * @throws Error for a type that the server does not serve.
 */
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
