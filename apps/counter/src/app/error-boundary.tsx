import type { CounterShellTexts } from '@comanda/i18n/es/counter-shell.ts';
import { Button } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { Component, type ReactNode } from 'react';

/** `isPart`: the screen stands in the frame, which has the page's `main`. */
type Props = { texts: CounterShellTexts; isPart?: boolean; children: ReactNode };

/**
 * Shows that a screen failed, with a way on. React requires a class for this. `key` by the path:
 * another screen works again.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { texts, isPart = false, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert">
        <NoticePage
          isPart={isPart}
          icon="alert"
          title={texts.crashTitle}
          actions={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
        >
          <p>{texts.crashText}</p>
        </NoticePage>
      </div>
    );
  }
}
