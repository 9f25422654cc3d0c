import './styles/tokens.css';
import './styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startContext } from './app/start-context.ts';
import { startMeasuring } from './platform/analytics/consent.ts';
import { watchHistory } from './platform/page-history.ts';
import { readPageState } from './platform/page-state.ts';

/** Takes over the page: hydrates what the server drew, or draws into its empty frame. Resolves once the page answers by itself. */
export function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return Promise.reject(new Error('the page has no root'));
  const context = startContext(readPageState());
  startMeasuring(context);
  watchHistory();
  return new Promise((resolve) => {
    const app = <App context={context} onReady={resolve} />;
    if (root.dataset['drawn'] === undefined) {
      root.replaceChildren();
      createRoot(root).render(app);
    } else {
      hydrateRoot(root, app);
    }
  });
}

if (document.body.dataset['dev'] !== undefined) void startApp();
