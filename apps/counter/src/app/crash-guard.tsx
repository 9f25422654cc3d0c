import { Button } from '@comanda/ui/button.tsx';
import { ErrorBoundary } from '@comanda/ui/error-boundary.tsx';
import type { ReactNode } from 'react';
import { useShellTexts } from '../counter/use-texts.ts';

/** Says that a screen failed, and loads the page again at a press. */
export function CrashGuard({
  isPart = false,
  children,
}: {
  isPart?: boolean;
  children: ReactNode;
}) {
  const { crashTitle, crashText, reload } = useShellTexts();
  const action = <Button onClick={() => location.reload()}>{reload}</Button>;
  return (
    <ErrorBoundary title={crashTitle} text={crashText} action={action} icon="alert" isPart={isPart}>
      {children}
    </ErrorBoundary>
  );
}
