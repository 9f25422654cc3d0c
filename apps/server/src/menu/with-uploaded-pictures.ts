import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { type FolderMenus, folderValue } from '@comanda/domain/menu-edits/folder-value.ts';
import type { MenuEdit } from '@comanda/domain/menu-edits/menu-edit.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { renewMenuPictures } from './menu-picture.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns drafted edits with the uploaded pictures that they name. Refused: PARAMETER_NOT_RELATED
 * for a picture that was not uploaded at this brand's counter and that is not the dish's own one of
 * the folder. `now`: ISO instant. docs/rules/counter-menu.md#pictures-of-dishes.
 */
export async function withUploadedPictures(
  tx: Tx,
  draft: readonly MenuEdit[],
  folder: FolderMenus,
  now: string,
): Promise<Result<readonly MenuEdit[], Refusal>> {
  const named = draft.flatMap((edit) =>
    edit.field === 'picture' && edit.value !== null && edit.value !== folderValue(folder, edit)
      ? [{ id: edit.id, url: edit.value }]
      : [],
  );
  const urls = named.map(({ url }) => url);
  const pictures = await renewMenuPictures(tx, urls, now);
  const unknown = named.filter(({ url }) => !pictures.has(url));
  if (unknown.length > 0)
    return refuse(
      refusalOf('PARAMETER_NOT_RELATED', { field: 'edits', ids: unknown.map(({ id }) => id) }),
    );
  return accept(
    draft.map((edit) => {
      const picture = edit.field === 'picture' ? pictures.get(edit.value ?? '') : undefined;
      return edit.field === 'picture' && picture ? { ...edit, picture } : edit;
    }),
  );
}
