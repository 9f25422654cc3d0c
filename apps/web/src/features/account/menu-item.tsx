import type { MouseEvent } from 'react';
import { useGo } from '../../platform/navigation.ts';
import { chevronRightIcon } from '../../ui/far-icons.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import css from './account.module.css';

type LinkProps = { icon: IconName; href: string; children: string; note?: string };

/** A row that leads to another screen; the modals close behind it. */
export function MenuLink({ icon, href, children, note }: LinkProps) {
  const go = useGo();
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return (
    <li>
      <a className={css.item} href={href} onClick={follow}>
        <Row icon={icon} label={children} note={note} />
      </a>
    </li>
  );
}

/** A row that opens another modal in the place of this one. */
export function MenuButton({ icon, onClick, children, note }: Omit<LinkProps, 'href'> & { onClick: () => void }) {
  return (
    <li>
      <button type="button" className={css.item} onClick={onClick} aria-haspopup="dialog">
        <Row icon={icon} label={children} note={note} />
      </button>
    </li>
  );
}

function Row({ icon, label, note }: { icon: IconName; label: string; note: string | undefined }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {label}
        {note === undefined ? null : <small>{note}</small>}
      </span>
      <Icon name={chevronRightIcon} size={18} />
    </>
  );
}
