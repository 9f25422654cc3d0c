import { checkBrandText } from '@comanda/domain/tenant/brand-texts.ts';
import type { FolderContent } from './folder-content.ts';
import { problemPlace, type FolderProblem } from './folder-problem.ts';

/**
 * Returns the problems of the brand's own texts: only listed texts may be replaced, and each must
 * have the same placeholders.
 */
export const wordingProblems = ({
  settings,
}: Pick<FolderContent, 'settings'>): readonly FolderProblem[] =>
  Object.entries(settings.texts ?? {}).flatMap(([key, text]) => {
    const reason = checkBrandText(key, text);
    return reason === null
      ? []
      : [{ file: 'settings.json', place: problemPlace(['texts', key]), reason }];
  });
