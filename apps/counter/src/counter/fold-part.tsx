import { Icon } from '@comanda/ui/icons.tsx';
import { type ReactNode, useState } from 'react';
import css from './fold-part.module.css';

type Props = {
  title: string;
  heading: 'h2' | 'h3';
  /** The present state in few words, beside the title while the part is folded. */
  now: string;
  startsOpen?: boolean;
  /** A field inside is wrong, so the part stays open. */
  isWrong?: boolean;
  /** The frame; it may set `--fold-inset`, `--fold-radius` and `--fold-title`. */
  className: string | undefined;
  children: ReactNode;
};

/** A part of a form that opens and closes with a tap or a key, and folds into one line. */
export function FoldPart({
  title,
  heading: Heading,
  now,
  startsOpen = false,
  isWrong = false,
  className = '',
  children,
}: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={`${css.fold} ${className}`}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Heading>{title}</Heading>
        <span className={css.now}>{now}</span>
        <Icon name="chevronDown" />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  );
}
