import { useLiveBoardPart } from '../counter/live-board.tsx';
import { countProblems } from '../counter/rider-problems.ts';
import { useShellTexts } from '../counter/use-texts.ts';
import { paths } from '../platform/paths.ts';
import css from './navigation-bar.module.css';
import type { Section } from './screens.ts';

/**
 * Returns a function that counts the problems that wait in some sections: those of own riders, in
 * theirs.
 */
export function useProblemsIn(): (entries: readonly Section[]) => number {
  const count = useLiveBoardPart(({ board }) => countProblems(board?.cards ?? []));
  return (entries) => (entries.some(({ path }) => path === paths.riders) ? count : 0);
}

/**
 * The count of problems beside the name of a section; nothing for none.
 * docs/rules/counter-riders.md#notice-of-a-problem.
 */
export function ProblemBadge({ count }: { count: number }) {
  const texts = useShellTexts();
  if (count === 0) return null;
  return (
    <>
      <span className={css.badge} aria-hidden="true">
        {count}
      </span>{' '}
      <span className="visually-hidden">{texts.problems(count)}</span>
    </>
  );
}
