import '@comanda/ui/styles/tokens.css';
import '@comanda/ui/styles/base.css';
import './styles/storefront.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppContext } from './app/create-app-context.ts';
import { startAnalytics } from './shop/analytics/consent.ts';
import { takeSurveyLink } from './shop/survey-link.ts';
import { listenForErrors } from './shop/errors/listen-for-errors.ts';
import { listenToHistory } from './platform/page-history.ts';
import { takePageLink } from './platform/page-link.ts';
import { readPageState } from './platform/page-state.ts';

/**
 * Starts React: hydrates the server's HTML, or renders into the empty frame. Resolves once React
 * handles events.
 */
export function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return Promise.reject(new Error('the page has no root'));
  takeSurveyLink();
  const context = createAppContext(readPageState(), takePageLink());
  const report = listenForErrors(context.page.settings.tenantId, import.meta.url);
  startAnalytics(context);
  listenToHistory();
  return new Promise((resolve) => {
    const app = (
      <App context={context} onReady={resolve} onError={(error) => report('render', error)} />
    );
    if (root.dataset['serverRendered'] === undefined) {
      root.replaceChildren();
      createRoot(root).render(app);
    } else {
      hydrateRoot(root, app);
    }
  });
}

if (document.body.dataset['dev'] !== undefined) void startApp();
