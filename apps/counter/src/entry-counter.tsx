import '@comanda/ui/styles/tokens.css';
import '@comanda/ui/styles/base.css';
import './styles/counter.css';
import './styles/signals.css';
import { syncPageTime } from '@comanda/client/server-time.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createContext } from './app/create-context.ts';
import { readCounterPage } from './platform/counter-page.ts';

/** Starts the counter in the page that the server wrote. */
const root = document.getElementById('root');
if (root !== null) {
  syncPageTime();
  createRoot(root).render(<App context={createContext(readCounterPage())} />);
}
