import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from '../../shop/use-navigate.ts';
import { chevronRightIcon } from '@comanda/ui/lazy-icons.ts';
import { Icon, type IconName } from '@comanda/ui/icons.tsx';
import css from './account.module.css';

type ButtonProps = {
  icon: IconName;
  onPress: () => void;
  note?: string | undefined;
  children: string;
};
type LinkProps = { href: string; children: ReactNode };

/** A row that closes the modals and goes to another screen. */
export function MenuLink({ icon, href, children }: LinkProps & { icon: IconName }) {
  return (
    <li>
      <PageLink className={css.item} href={href}>
        <Icon name={icon} />
        <span>{children}</span>
        <Icon name={chevronRightIcon} size={18} />
      </PageLink>
    </li>
  );
}

/** A link that closes the modals and goes to another screen. */
export function PageLink({
  className,
  href,
  children,
}: LinkProps & { className?: string | undefined }) {
  const go = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a className={className} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A row that opens a modal in the place of this one, with a note below its name. */
export function MenuButton({ icon, onPress, note, children }: ButtonProps) {
  return (
    <li>
      <button type="button" className={css.item} aria-haspopup="dialog" onClick={onPress}>
        <Icon name={icon} />
        <span>
          {children}
          {note === undefined ? null : <small>{note}</small>}
        </span>
      </button>
    </li>
  );
}
