import { type RefObject, useEffect } from 'react';

/**
 * Focuses the field of a step that replaced another one. The dialog itself has the focus when the
 * modal opens.
 */
export function useFocusOnStep(field: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (enabled) field.current?.focus();
  }, [field, enabled]);
}
