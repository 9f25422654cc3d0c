import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeFolderProblem } from '../tenant/folder/folder-problem.ts';
import { validateFolder } from '../tenant/import/import-tenant.ts';
import { type FolderDraft, tenantFolder, writeFolder } from './tenant-folder.ts';

/** Makes a valid folder invalid. */
export type BreakFolder = (draft: FolderDraft) => unknown;

/**
 * Returns the problems that an import reports of a changed folder, one line each; `valid` if there
 * are none.
 */
export async function folderProblemsOf(
  change: BreakFolder,
  spoil: (folder: string) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const draft = await tenantFolder();
  await change(draft);
  const folder = await writeFolder(draft);
  await spoil(folder);
  const outcome = await validateFolder(folder);
  await rm(folder, { recursive: true });
  return outcome.ok ? 'valid' : outcome.error.map(describeFolderProblem).join('\n');
}

/** Adds a test for each row: the folder is refused with this file, place and reason. */
export const testRefusals = (rows: [what: string, change: BreakFolder, expected: string][]): void =>
  test.each(rows)('%s is refused', async (_what, change, expected) => {
    expect(await folderProblemsOf(change)).toContain(expected);
  });

/** Parts of a draft that tests change. */
export const menuOf = (d: FolderDraft) => d['menus/1.json'];
export const productOf = (d: FolderDraft) => menuOf(d).categories[0].products[0];
export const storeOf = (d: FolderDraft) => d['stores.json'][0];

/** The place of `productOf` in a refusal. */
export const atProduct = 'menus/1.json at categories[0].products[0]';
