import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import css from './fold.module.css';
import { Icon, type IconName } from './icons.tsx';

type Props = {
  title: string;
  /** The current value in one line; the only part of the content that shows while it is folded. */
  value: ReactNode;
  /** Below the value, smaller. */
  note?: ReactNode;
  /** There is no value: the line is muted. */
  isEmpty?: boolean;
  icon?: IconName;
  /** At the right of the head while it is folded. */
  mark?: ReactNode;
  /** Says what opens, at the right of the head while it is folded, in place of the arrow. */
  more?: string | undefined;
  /** At the right of the head while it is open. */
  aside?: ReactNode;
  isOpen: boolean;
  /** A field inside is still required, so the fold cannot be closed. */
  isHeldOpen?: boolean;
  onToggle: (open: boolean) => void;
  /** Shown below the head, folded or open. */
  notice?: ReactNode;
  children: ReactNode;
};

/**
 * A section that folds into one line with its value. A press anywhere on the line opens it and
 * focuses the first field; closing focuses the line. The content is unmounted while it is folded;
 * typed values belong to the form and stay.
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
  more,
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
              <FoldButton id={id} {...{ title, more, isOpen }} onPress={toggle} />
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
        <FoldSign id={id} {...{ more, isOpen, isHeldOpen }} />
      </div>
      {notice}
      <div id={`${id}-panel`} ref={panel} className={css.panel} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}

type SignProps = { id: string; more: string | undefined; isOpen: boolean; isHeldOpen: boolean };

/** The words, or the arrow, at the right of the head. */
function FoldSign({ id, more, isOpen, isHeldOpen }: SignProps) {
  if (isHeldOpen) return null;
  if (isOpen || more === undefined) return <Icon name="chevronDown" />;
  return (
    <span id={`${id}-more`} className={css.more}>
      {more}
    </span>
  );
}

type FoldButtonProps = Pick<SignProps, 'id' | 'more' | 'isOpen'> & {
  title: string;
  onPress: () => void;
};

function FoldButton({ id, title, more, isOpen, onPress }: FoldButtonProps) {
  const described = more === undefined ? `${id}-value` : `${id}-value ${id}-more`;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${id}-panel`}
      aria-describedby={isOpen ? undefined : described}
      onClick={onPress}
    >
      {title}
    </button>
  );
}

/** Focuses the first control; in a radio group the checked one, as Tab would. */
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
