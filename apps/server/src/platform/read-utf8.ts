import { accept, refuse, type Result } from '@comanda/domain/result.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes a file of a tenant's folder as UTF-8. Refuses with a message for the operator if the
 * bytes are not text.
 */
export function readUtf8(bytes: Uint8Array): Result<string, string> {
  if (bytes.length === 0) return refuse('is empty');
  try {
    const text = utf8.decode(bytes);
    return text.startsWith('\ufeff')
      ? refuse('begins with an invisible mark (BOM): save it as UTF-8 without one')
      : accept(text);
  } catch {
    return refuse('is no UTF-8 text: save it as UTF-8');
  }
}
