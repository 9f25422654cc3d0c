import type { ReactNode } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import css from './profile.module.css';

type Props = { title: string; main: ReactNode; aside: ReactNode };

/** The frame of every profile: a title and two columns, which are one on a phone. */
export function ProfilePage({ title, main, aside }: Props) {
  return (
    <SiteFrame>
      <main className={css.page}>
        <h1 className="title">{title}</h1>
        <div className={css.columns}>
          <div className={css.column}>{main}</div>
          <div className={css.column}>{aside}</div>
        </div>
      </main>
    </SiteFrame>
  );
}
