import { checkBrandText } from '@comanda/domain/tenant/brand-texts.ts';
import type { FolderContent } from './folder-content.ts';
import { problemPlace, type FolderProblem } from './folder-problem.ts';

/** What a brand says its own way: only texts of the list, each naming what the text names. */
export const wordingProblems = ({
  settings,
}: Pick<FolderContent, 'settings'>): readonly FolderProblem[] =>
  Object.entries(settings.texts ?? {}).flatMap(([key, text]) => {
    const reason = checkBrandText(key, text);
    return reason === null
      ? []
      : [{ file: 'settings.json', place: problemPlace(['texts', key]), reason }];
  });
