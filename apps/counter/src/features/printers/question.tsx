import type { ReactNode } from 'react';
import css from './printers.module.css';

/** A question about a printer, with its answers below. */
export const Question = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.question}>
    <h3>{title}</h3>
    {children}
  </div>
);
