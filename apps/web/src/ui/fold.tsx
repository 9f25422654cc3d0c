import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import css from './fold.module.css';
import { Icon, type IconName } from './icons.tsx';

type Props = {
  title: string;
  /** What is chosen now, in a line; the only thing seen of the content while it is folded. */
  value: ReactNode;
  /** Below the value, smaller. */
  note?: ReactNode;
  /** Nothing is chosen: the value is written quietly. */
  isEmpty?: boolean;
  icon?: IconName;
  /** At the right of the head while it is folded. */
  mark?: ReactNode;
  /** At the right of the head while it is open. */
  aside?: ReactNode;
  isOpen: boolean;
  /** Something inside must still be filled, so the fold cannot be closed. */
  isHeldOpen?: boolean;
  onToggle: (open: boolean) => void;
  /** Stands below the head whether the fold is open or not. */
  notice?: ReactNode;
  children: ReactNode;
};

/**
 * A section that folds into one line with its value. The whole line opens it and the focus goes to the first field; closing leaves the
 * focus on the line. The content is not in the page while it is folded. What was typed belongs to the form and stays.
 */
export function Fold({
  title,
  value,
  note,
  isEmpty = false,
  isOpen,
  isHeldOpen = false,
  onToggle,
  icon,
  mark,
  aside,
  notice,
  children,
}: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const toggle = (): void => {
    flushSync(() => onToggle(!isOpen));
    if (!isOpen) focusFirst(panel.current);
  };
  return (
    <div className={css.fold} data-open={isOpen || undefined} data-empty={isEmpty || undefined}>
      <div className={css.head}>
        {icon === undefined ? null : <Icon name={icon} />}
        <div className={css.text}>
          <h2>
            {isHeldOpen ? (
              title
            ) : (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={`${id}-panel`}
                aria-describedby={isOpen ? undefined : `${id}-value`}
                onClick={toggle}
              >
                {title}
              </button>
            )}
          </h2>
          {isOpen ? null : (
            <p id={`${id}-value`} className={css.value}>
              {value}
              {note === undefined || note === '' ? null : <small>{note}</small>}
            </p>
          )}
        </div>
        {isOpen ? <span className={css.aside}>{aside}</span> : mark}
        {isHeldOpen ? null : <Icon name="chevronDown" />}
      </div>
      {notice}
      <div id={`${id}-panel`} ref={panel} className={css.panel} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}

/** Of a group of radios the one that is chosen, as Tab would. */
function focusFirst(panel: HTMLElement | null): void {
  const first = panel?.querySelector<HTMLElement>('input, textarea, select, button, a[href]');
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  const chosen = isRadio ? panel?.querySelector<HTMLElement>('input[type="radio"]:checked') : null;
  (chosen ?? first)?.focus();
}

/** A card of folds, one below the other. */
export function FoldCard({ children }: { children: ReactNode }) {
  return <div className={css.card}>{children}</div>;
}
