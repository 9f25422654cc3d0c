import { type ReactNode, useState } from 'react';
import { Fold } from '@comanda/ui/fold.tsx';
import type { IconName } from '@comanda/ui/icons.tsx';

type Props = {
  title: string;
  /** Names the content in one line. */
  value: string;
  icon: IconName;
  children: ReactNode;
};

/** A part of the profile that few people come for: one line until it is pressed. */
export function FoldedBlock({ title, value, icon, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={title} value={value} icon={icon} isOpen={isOpen} onToggle={setOpen}>
      {children}
    </Fold>
  );
}
