import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import css from './button.module.css';

/** `danger`: quiet, in the colour of harm: it cancels or removes. */
type Look = 'main' | 'quiet' | 'soft' | 'link' | 'danger';
type Props = Omit<ComponentProps<'button'>, 'className'> & {
  look?: Look;
  wide?: boolean;
  bar?: boolean;
  children: ReactNode;
};

/** The classes of a button, for a link that looks like one. */
export const buttonClass = (look: Look, { wide = false, bar = false } = {}): string =>
  [css.button, css[look], wide && css.wide, bar && css.bar].filter(Boolean).join(' ');

/**
 * `bar` puts the verb left and the amount right. A busy button is aria-disabled, never disabled, so
 * that it does not lose the focus.
 */
export function Button({
  look = 'main',
  wide = false,
  bar = false,
  type = 'button',
  children,
  ...rest
}: Props) {
  return (
    <button type={type} className={buttonClass(look, { wide, bar })} {...rest}>
      {children}
    </button>
  );
}

type IconButtonProps = {
  icon: IconName;
  label: string;
  onClick?: () => void;
  size?: number;
  haspopup?: boolean;
};

export function IconButton({ icon, label, onClick, size = 22, haspopup = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className={css.icon}
      aria-label={label}
      onClick={onClick}
      aria-haspopup={haspopup ? 'dialog' : undefined}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
