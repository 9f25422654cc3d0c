import { useCallback } from 'react';
import { useLocation } from '../platform/use-location.ts';
import { useModals } from './modals/modal-context.tsx';
import { leaveModals } from './modals/modal-history.ts';

/** Goes to another path; open modals are closed first and leave no step behind for Back. */
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
