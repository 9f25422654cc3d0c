import { menuProblems } from '@comanda/domain/menu/check-menu.ts';
import type { MenuFile } from './menu-schema.ts';
import { problemPlace, type FolderProblem } from './folder-problem.ts';
import { menuReasonText } from './menu-problem-text.ts';
import { reservedSlugs } from './reserved-slugs.ts';

/**
 * Checks a menu file beyond its schema, by {@link menuProblems}. Its name has the menu's number.
 */
export function checkMenu(file: string, menu: MenuFile): FolderProblem[] {
  const problems = menuProblems(menu, reservedSlugs).map(({ place, reason }) => ({
    file,
    place: problemPlace(place),
    reason: menuReasonText(reason),
  }));
  return file === `menus/${menu.id}.json`
    ? problems
    : [{ file, place: 'id', reason: `must be the number in the file's name` }, ...problems];
}
