import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { allProviders } from '../apps/server/src/payments/all-providers.ts';
import {
  factOverview,
  factTable,
  providerFolderOf,
  settingsTable,
} from '../apps/server/src/payments/describe-facts.ts';

/** Writes the tables of the payment providers into their READMEs and into docs/payments.md. */
const root = join(import.meta.dirname, '..');

/** Replaces the table that follows a heading of a page. */
async function writeTable(file: string, heading: string, table: string): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const [before, after] = text.split(`\n${heading}\n`);
  if (before === undefined || after === undefined) throw new Error(`${file} has no “${heading}”`);
  const rest = after.replace(/(?:^\|.*\n)+/mu, () => `${table}\n`);
  const page = `${before}\n${heading}\n${rest}`;
  await writeFile(path, await format(page, { ...(await resolveConfig(path)), filepath: path }));
}

for (const provider of allProviders)
  await writeTable(
    `apps/server/src/payments/providers/${providerFolderOf(provider)}/README.md`,
    '## What we believe',
    factTable(provider),
  );
await writeTable(
  'docs/payments.md',
  '## What we believe of each provider',
  factOverview(allProviders),
);
await writeTable('docs/payments.md', '## Settings and secrets', settingsTable(allProviders));
