import type { Reading } from '@comanda/client/use-reading.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import type { ReactNode } from 'react';
import { notReadText } from './refusal-text.ts';
import { Link } from 'wouter';
import css from './screen.module.css';
import { useConnection } from './use-connection.ts';
import { useShellTexts } from './use-texts.ts';

type Props = {
  title: string;
  actions?: ReactNode;
  /** A link to the screen that led here. */
  back?: { path: string; text: string };
  children: ReactNode;
};

/** The shape of a screen: its title, what can be done with the whole of it, and its panels. */
export function Screen({ title, actions, back, children }: Props) {
  return (
    <div className={css.screen}>
      {back === undefined ? null : (
        <Link className={css.back} href={back.path}>
          {back.text}
        </Link>
      )}
      <div className={css.head}>
        <h1 className="title">{title}</h1>
        {actions}
      </div>
      {children}
    </div>
  );
}

/** A card on the page, with a title of its own. */
export function Panel({
  title,
  actions,
  children,
}: { title: string } & Pick<Props, 'actions' | 'children'>) {
  return (
    <section className={css.panel} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

type Shown = Pick<Reading<unknown>, 'value' | 'refusal' | 'reload' | 'isReloading'>;

/**
 * Stands where a reading has no value yet: that it loads, that it waits for the connection, or why
 * it failed, with a retry. Renders nothing once there is a value.
 */
export function ReadingState({ reading }: { reading: Shown }) {
  const texts = useShellTexts();
  const { isOffline } = useConnection();
  if (reading.value !== null) return null;
  if (isOffline || reading.refusal === null)
    return (
      <p className={css.waiting} role="status">
        {isOffline ? texts.needsConnection : texts.loading}
      </p>
    );
  return (
    <Notice tone="bad">
      <p>{notReadText(reading.refusal, texts)}</p>
      <Retry {...reading} />
    </Notice>
  );
}

/** Reads again, and says that it does: a failing call takes some seconds. */
function Retry({ reload, isReloading }: Pick<Shown, 'reload' | 'isReloading'>) {
  const texts = useShellTexts();
  return (
    <Button
      look="link"
      aria-disabled={isReloading}
      aria-busy={isReloading}
      onClick={() => (isReloading ? undefined : void reload())}
    >
      {isReloading ? texts.loading : texts.retry}
    </Button>
  );
}
