import { createContext, useContext } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { navigate } from './page-history.ts';

/** The path that the server draws; undefined in a browser, which knows its own. */
export const ServerPath = createContext<string | undefined>(undefined);

/** The path as it stands in the address, percent-encoded (`readPath` decodes it), and the way to another; both change history. */
export function useLocation(): readonly [path: string, navigate: typeof navigate] {
  const ssrPath = useContext(ServerPath);
  return [usePathname(ssrPath === undefined ? {} : { ssrPath }), navigate];
}
