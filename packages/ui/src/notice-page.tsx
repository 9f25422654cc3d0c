import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import css from './notice-page.module.css';

/** A screen with one message and its next action. */
export type NoticeProps = {
  /** The brand, on pages without a head. */
  brand?: ReactNode;
  /** The icon of the subject; by default that of a problem. A page with the brand has none. */
  icon?: IconName;
  /** Without a full stop. */
  title: string;
  /**
   * The title gets the focus, so that it is read: the page replaces another without a load, or a
   * step of the same page.
   */
  isFocused?: boolean;
  /** It stands inside of a page that has its own `main`. */
  isPart?: boolean;
  children?: ReactNode;
  actions: ReactNode;
};

export function NoticePage({
  brand,
  icon = 'alert',
  title,
  isFocused = false,
  isPart = false,
  children,
  actions,
}: NoticeProps) {
  const Box = isPart ? 'div' : 'main';
  return (
    <Box className={css.page}>
      {brand ?? (
        <span className={css.icon}>
          <Icon name={icon} size={40} />
        </span>
      )}
      <h1
        className="title"
        tabIndex={isFocused ? -1 : undefined}
        ref={isFocused ? focusOnce : undefined}
      >
        {title}
      </h1>
      {children}
      <div className={css.actions}>{actions}</div>
    </Box>
  );
}

/** A ref that focuses a heading when it appears. */
export const focusOnce = (heading: HTMLElement | null): void => heading?.focus();
