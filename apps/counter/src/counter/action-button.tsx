import { Button } from '@comanda/ui/button.tsx';
import type { ReactNode } from 'react';
import { useConnection } from './use-connection.ts';

type Props = {
  /** `isBusy` of the action: the button waits for its answer. */
  isBusy: boolean;
  /** Without it the button submits its form. */
  onPress?: () => void;
  look?: 'main' | 'quiet' | 'soft' | 'link';
  wide?: boolean;
  /** The action is not possible now, for a reason that stands beside the button. */
  isOff?: boolean;
  /** The name for screen readers, where the text alone says too little. */
  label?: string;
  children: ReactNode;
};

/**
 * A button that sends an action: off while it is under way and while the device is offline. It
 * keeps the focus.
 */
export function ActionButton({
  isBusy,
  onPress,
  look,
  wide,
  isOff = false,
  label,
  children,
}: Props) {
  const { isOffline } = useConnection();
  const isDisabled = isBusy || isOffline || isOff;
  return (
    <Button
      {...(look === undefined ? {} : { look })}
      {...(wide === undefined ? {} : { wide })}
      aria-label={label}
      aria-disabled={isDisabled}
      aria-busy={isBusy}
      type={onPress === undefined ? 'submit' : 'button'}
      onClick={() => (isDisabled ? undefined : onPress?.())}
    >
      {children}
    </Button>
  );
}
