import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media condition holds, such as `fromBreakpoint('desktop')`; the component
 * renders again when that changes.
 */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(condition);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches);
}
