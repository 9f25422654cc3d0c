import { createContext, useContext } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { navigate } from './page-history.ts';

/** The path that the server renders; undefined in a browser, which reads its own address. */
export const ServerPath = createContext<string | undefined>(undefined);

/**
 * Returns the path as in the address, percent-encoded (`readPath` decodes it), and `navigate`,
 * which pushes or replaces a history entry.
 */
export function useLocation(): readonly [path: string, navigate: typeof navigate] {
  const ssrPath = useContext(ServerPath);
  return [usePathname(ssrPath === undefined ? {} : { ssrPath }), navigate];
}

/** Returns the query of the address; an empty one on the server. */
export const useAddressQuery = (): URLSearchParams =>
  new URLSearchParams(useContext(ServerPath) === undefined ? location.search : '');
