import { type RefObject, useId } from 'react';
import css from './problem-summary.module.css';

/**
 * A field with a problem. `target`: the id of its element. `text`: the problem, or the field's
 * name.
 */
type FieldProblem<T extends string> = { field: T; target: string; text: string };

type Props<T extends string> = {
  title: string;
  hint?: string;
  problems: readonly FieldProblem<T>[];
  /** Focuses a field after a press on its link. */
  onGo: (field: T) => void;
  /** The form focuses the summary on submit. */
  summaryRef: RefObject<HTMLDivElement | null>;
};

/**
 * Lists the problems that block a form, each as a link to its field. Without problems it is absent.
 */
export function ProblemSummary<T extends string>({
  title,
  hint,
  problems,
  onGo,
  summaryRef,
}: Props<T>) {
  const titleId = useId();
  if (problems.length === 0) return null;
  return (
    <div
      className={css.problems}
      ref={summaryRef}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {hint === undefined ? null : <p>{hint}</p>}
      <ul>
        {problems.map(({ field, target, text }) => (
          <li key={field}>
            <a
              href={`#${target}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(field);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
