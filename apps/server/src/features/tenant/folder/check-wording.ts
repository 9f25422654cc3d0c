import { checkWording } from '@comanda/domain/tenant/wording.ts';
import type { FolderContent } from './folder-content.ts';
import { placeOf, type Problem } from './problem.ts';

/** What a brand says its own way: only texts of the list, each naming what the text names. */
export const wordingProblems = ({ settings }: Pick<FolderContent, 'settings'>): readonly Problem[] =>
  Object.entries(settings.texts ?? {}).flatMap(([key, text]) => {
    const reason = checkWording(key, text);
    return reason === null ? [] : [{ file: 'settings.json', place: placeOf(['texts', key]), reason }];
  });
