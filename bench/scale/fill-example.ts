import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/**
 * Reads an example of docs and replaces each text by that of this machine, so that a run tests the
 * example itself.
 * @throws Error if the example lacks one of the texts.
 */
export function fillExample(file: string, replacements: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(root, 'docs', file), 'utf8');
  for (const [example, real] of Object.entries(replacements)) {
    if (!text.includes(example)) throw new Error(`docs/${file} lacks ${example}`);
    text = text.replaceAll(example, real);
  }
  return text;
}
