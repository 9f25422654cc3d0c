import { Button } from '@comanda/ui/button.tsx';
import { useState } from 'react';
import { useConnection } from '../../counter/use-connection.ts';

/** The dialog of a ticket; closing it reads the ticket again. */
export function useTicketDialog(reload: () => Promise<void>) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    void reload();
  };
  return { isOpen, open: () => setOpen(true), close };
}

/** Opens a dialog that needs the server: off while the device is offline. */
export function DialogButton({ text, onPress }: { text: string; onPress: () => void }) {
  const { isOffline } = useConnection();
  return (
    <Button
      look="quiet"
      aria-disabled={isOffline}
      onClick={() => (isOffline ? undefined : onPress())}
    >
      {text}
    </Button>
  );
}
