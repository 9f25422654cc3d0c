import css from './progress-bar.module.css';

type Props = {
  value: number;
  max: number;
  /** The value is over a limit. */
  isOver?: boolean;
};

/** A bar beside a sentence that says the same: assistive technology hears the sentence alone. */
export const ProgressBar = ({ value, max, isOver = false }: Props) => (
  <progress
    className={css.bar}
    value={value}
    max={max}
    data-over={isOver || undefined}
    aria-hidden="true"
  />
);
