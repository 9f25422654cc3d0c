import { Button } from '@comanda/ui/button.tsx';
import type { ComponentProps } from 'react';
import css from './more-sheet.module.css';

type Props = Omit<ComponentProps<typeof Button>, 'look' | 'wide'>;

/** A wide button for what harms: it looks unlike every other button of the board. */
export const DangerButton = (props: Props) => (
  <span className={css.danger}>
    <Button {...props} look="quiet" wide />
  </span>
);
