import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';
import { contrastReason } from './build-theme.ts';
import { validateFolder } from './import-tenant.ts';

/** The published settings and style sheet of a folder with these settings changed. */
async function publishedWith(changes: { darkScheme?: unknown }) {
  const draft = await tenantFolder();
  Object.assign(draft['settings.json'], changes);
  const folder = await writeFolder(draft);
  const outcome = await validateFolder(folder);
  await rm(folder, { recursive: true });
  if (!outcome.ok) return { problems: outcome.error };
  const { settings, files } = outcome.value.built;
  const css = files.find(({ name }) => name === 'theme.css')?.bytes.toString();
  return { settings, css };
}

test('settings without darkScheme give the theme and settings of a brand without a dark scheme', async () => {
  const [absent, off] = [await publishedWith({}), await publishedWith({ darkScheme: false })];
  expect(absent).toEqual(off);
  expect(absent.css).toMatch(/--page:#\w{6}/);
  expect(absent.css).not.toContain('prefers-color-scheme');
  expect(Object.keys(absent.settings ?? {})).not.toContain('darkHeaderColour');
});

test('darkScheme adds the dark rule to the theme and the header’s colour to the settings', async () => {
  const { settings, css } = await publishedWith({ darkScheme: true });
  const dark = css?.split('@media screen and (prefers-color-scheme:dark)')[1];
  expect(dark).toContain('color-scheme:dark');
  expect(dark).toContain(`--header:${settings?.darkHeaderColour}`);
});

test('a darkScheme that is neither true nor false is refused', async () => {
  const { problems } = await publishedWith({ darkScheme: 'auto' });
  expect(problems).toMatchObject([{ file: 'settings.json', place: 'darkScheme' }]);
});

test('the refusal of a palette names the pair, its contrast and the scheme in which it fails', () => {
  const pair = { front: 'ink', ground: 'page', ratio: 1.487, minimum: 4.5 } as const;
  expect(contrastReason({ ...pair, scheme: 'light' })).toBe(
    'ink on page has a contrast of 1.49, below 4.5: choose other colours',
  );
  expect(contrastReason({ ...pair, scheme: 'dark' })).toBe(
    'in the dark scheme ink on page has a contrast of 1.49, below 4.5: choose other colours or set darkScheme to false',
  );
});
