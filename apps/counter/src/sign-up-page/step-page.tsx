import { type ReactNode, useEffect, useRef } from 'react';
import css from './sign-up.module.css';

type Props = { domain: string; title: string; lead: string; children: ReactNode };

/** One step of the sign-up: the installation, a title that takes the focus, and the form. */
export function StepPage({ domain, title, lead, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [lead]);
  return (
    <main className={css.page}>
      <div className={css.card}>
        <p className={css.domain}>{domain}</p>
        <h1 className={css.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.lead}>{lead}</p>
        {children}
      </div>
    </main>
  );
}
