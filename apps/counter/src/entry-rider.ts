import '@comanda/ui/styles/tokens.css';
import '@comanda/ui/styles/base.css';
import './styles/counter.css';
import { readCounterPage } from './platform/counter-page.ts';
import { startRiderPage } from './rider-page/start-rider-page.ts';

/** Starts the page of a rider. It has no library: it opens on a cheap phone in the street. */
const root = document.getElementById('root');
if (root !== null) startRiderPage(root, readCounterPage(), import.meta.url);
