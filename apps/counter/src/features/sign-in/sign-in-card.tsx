import { IconButton } from '@comanda/ui/button.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import css from './sign-in.module.css';

type Props = {
  title: string;
  lead?: string;
  /** Returns to the step before; absent: there is none. */
  onBack?: (() => void) | undefined;
  /** Leaves room for many names beside each other. */
  isWide?: boolean;
  children: ReactNode;
};

/** One step of the sign-in: the brand, a title that takes the focus, and the controls. */
export function SignInCard({ title, lead, onBack, isWide = false, children }: Props) {
  const { page } = useCounter();
  const { signIn: texts } = useTextsOf(counterStaffTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <main className={css.page}>
      <div className={css.card} data-wide={isWide ? '' : undefined}>
        <div className={css.top}>
          {onBack === undefined ? null : (
            <IconButton icon="back" label={texts.back} onClick={onBack} />
          )}
          <img className={css.logo} src={page.logo} alt={page.commerceName} height={44} />
        </div>
        <h1 className={css.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
