import { useCallback } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useModals } from './modals/use-modals.ts';
import { leaveModals } from '@comanda/ui/modals/modal-history.ts';

/**
 * Returns a function that closes all modals, with their history entries, and goes to another path.
 */
export function useNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const [, navigate] = useLocation();
  const modals = useModals();
  return useCallback(
    (path, options = {}) => {
      void leaveModals(modals.closeAll).then(() => navigate(path, options));
    },
    [navigate, modals],
  );
}
