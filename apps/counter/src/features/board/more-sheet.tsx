import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { PopoverSheet } from '@comanda/ui/popover-sheet.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useSession } from '../../counter/use-session.ts';
import { CancelConfirm, CancelReasons } from './cancel-steps.tsx';
import { type CardMenu, cardMenu } from './card-menu.ts';
import { MenuStep } from './menu-step.tsx';
import { NoShowStep } from './no-show-step.tsx';
import { TakeBackStep } from './take-back-step.tsx';
import type { MenuPage, PageProps } from './menu-page.ts';

type Props = Omit<PageProps, 'menu' | 'open'> & { timeZone: string };

/**
 * The further actions of an order: more time, a move taken back, nobody came, and apart from them
 * the cancellation. Each closes the sheet and can be dropped for five seconds.
 * docs/rules/counter-board.md#further-actions.
 */
export function MoreSheet({ timeZone, ...props }: Props) {
  const { card, texts, onClose } = props;
  const [page, setPage] = useState<MenuPage>({ is: 'menu' });
  const menu = useMenu(card);
  if (menu === null) return null;
  const common = { ...props, menu, open: setPage };
  return (
    <PopoverSheet label={texts.menuTitle(card.number)} closeLabel={texts.close} onClose={onClose}>
      {page.is === 'menu' ? <MenuStep {...common} timeZone={timeZone} /> : null}
      {page.is === 'reasons' ? <CancelReasons {...common} /> : null}
      {page.is === 'confirm' ? <CancelConfirm {...common} reason={page.reason} /> : null}
      {page.is === 'noShow' ? <NoShowStep {...common} /> : null}
      {page.is === 'takeBack' ? <TakeBackStep {...common} /> : null}
    </PopoverSheet>
  );
}

/** The actions as of the moment at which the sheet was opened. */
function useMenu(card: BoardCard): CardMenu | null {
  const { clock } = useCounter();
  const { role } = useSession();
  const [now] = useState(() => clock.now());
  return cardMenu(card, role, now);
}
