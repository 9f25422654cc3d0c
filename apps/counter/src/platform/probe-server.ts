import { counterBase } from './paths.ts';

/** Asks the server for a small file. Resolves with true if it answered. */
export const probeServer = (signal: AbortSignal): Promise<boolean> =>
  fetch(`${counterBase}/scheme.css`, { method: 'GET', cache: 'no-store', signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
