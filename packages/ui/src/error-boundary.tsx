import { Component, type ReactNode } from 'react';
import { NoticePage, type NoticeProps } from './notice-page.tsx';

type Props = Pick<NoticeProps, 'icon' | 'isPart'> & {
  title: string;
  text: string;
  /** The way on. */
  action: ReactNode;
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
};

/**
 * Says that rendering failed, with a way on. React requires a class for this. A `key` by the path
 * makes another screen work again.
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
    const { title, text, action, children, onError: _, ...notice } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert">
        <NoticePage {...notice} title={title} actions={action}>
          <p>{text}</p>
        </NoticePage>
      </div>
    );
  }
}
