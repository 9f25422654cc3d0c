import '@comanda/ui/styles/tokens.css';
import '@comanda/ui/styles/base.css';
import './styles/counter.css';
import { syncPageTime } from '@comanda/client/server-time.ts';
import { createRoot } from 'react-dom/client';
import { createContext } from './app/create-context.ts';
import { RiderApp } from './app/rider-app.tsx';
import { readCounterPage } from './platform/counter-page.ts';

/** Starts the page of a rider, who has no account: calls carry the key of the link and no session (`as: null`). */
const root = document.getElementById('root');
if (root !== null) {
  syncPageTime();
  createRoot(root).render(<RiderApp context={createContext(readCounterPage())} />);
}
