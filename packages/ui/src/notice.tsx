import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import css from './notice.module.css';

/** A message in place. `bad`: an error. */
export function Notice({
  icon = 'alert',
  tone = 'calm',
  children,
}: {
  icon?: IconName;
  tone?: 'calm' | 'bad';
  children: ReactNode;
}) {
  return (
    <div className={css.notice} data-tone={tone} role="status">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
