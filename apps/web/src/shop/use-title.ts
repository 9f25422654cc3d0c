import { useEffect } from 'react';
import { useApp } from './app-context.tsx';

/** Names the document after the screen: "Finaliza tu pedido · Brasa & Pan". */
export function useTitle(page: string): void {
  const { texts, page: state } = useApp();
  const title = texts.common.pageTitle({ page, commerce: state.settings.commerceName });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
