import { accept, refuse, type Result } from '@comanda/domain/result.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file of the folder, or why it is none, for people. */
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
