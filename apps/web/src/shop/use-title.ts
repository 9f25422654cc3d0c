import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/** Sets the document's title to the screen's: "Finaliza tu pedido · Brasa & Pan". */
export function useTitle(page: string): void {
  const { texts, page: state } = useApp();
  const title = texts.common.pageTitle({ page, commerce: state.settings.commerceName });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
