import '@comanda/ui/styles/tokens.css';
import '@comanda/ui/styles/base.css';
import './styles/counter.css';
import { type SignUpPage, signUpPageId } from '@comanda/contract/sign-up-page.ts';
import { createRoot } from 'react-dom/client';
import { SignUpScreen } from './sign-up-page/sign-up-screen.tsx';

/** Starts the page of the sign-up, which the server wrote on the installation's own host. */
const root = document.getElementById('root');
const facts = document.getElementById(signUpPageId)?.textContent;
if (root !== null && facts !== undefined && facts !== null)
  createRoot(root).render(<SignUpScreen page={JSON.parse(facts) as SignUpPage} />);
