import { Component, type ReactNode } from 'react';
import type { PageTexts } from '../platform/texts.ts';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '@comanda/ui/button.tsx';
import css from './notice.module.css';

type Props = {
  texts: PageTexts;
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
};

/**
 * Shows that rendering failed, that the cart is stored and nothing was charged, with a link back.
 * React requires a class for this.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { texts, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <main className={css.page} role="alert">
        <h1 className="title">{texts.common.crashTitle}</h1>
        <p>{texts.common.crashText}</p>
        <a className={buttonClass('main')} href={paths.home}>
          {texts.common.backToMenu}
        </a>
      </main>
    );
  }
}
