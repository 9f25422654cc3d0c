import type { BoardCard } from '@comanda/contract/counter/board.ts';
import { acceptChoices, usualAcceptMinutes } from '@comanda/domain/counter/accept-times.ts';
import { type RejectReason, rejectReasons } from '@comanda/domain/counter/reject-reasons.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { Button } from '@comanda/ui/button.tsx';
import { DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { PopoverSheet } from '@comanda/ui/popover-sheet.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import css from './board.module.css';
import { isCardPaid } from './card-menu.ts';

type Props = { card: BoardCard; texts: CounterBoardTexts; onClose: () => void };

/** Asks in how many minutes the food is ready; the time that the shopper was told is marked. */
export function AcceptSheet({
  card,
  texts,
  onClose,
  waitMinutes,
  onAccept,
}: Props & { waitMinutes: number; onAccept: (minutes: number) => void }) {
  const readyAt = instantOf(card.readyAt);
  const { clock } = useCounter();
  const [usual] = useState(() => usualAcceptMinutes(readyAt, clock.now(), waitMinutes));
  const choices = [...new Set([usual, ...acceptChoices])].toSorted((a, b) => a - b);
  return (
    <PopoverSheet label={texts.acceptTitle(card.number)} closeLabel={texts.close} onClose={onClose}>
      <DialogHead title={texts.acceptTitle(card.number)} lead={texts.acceptLead} />
      <DialogBody>
        <div className={css.choices}>
          {choices.map((minutes) => (
            <Button
              key={minutes}
              look={minutes === usual ? 'main' : 'soft'}
              onClick={() => onAccept(minutes)}
            >
              {texts.minutes(minutes)}
            </Button>
          ))}
        </div>
      </DialogBody>
    </PopoverSheet>
  );
}

/** Asks why an order is rejected. */
export function RejectSheet({
  card,
  texts,
  onClose,
  onReject,
}: Props & { onReject: (reason: RejectReason) => void }) {
  return (
    <PopoverSheet label={texts.rejectTitle(card.number)} closeLabel={texts.close} onClose={onClose}>
      <DialogHead
        title={texts.rejectTitle(card.number)}
        lead={texts.rejectLead[isCardPaid(card) ? 'paid' : 'unpaid']}
      />
      <DialogBody>
        <div className={css.reasons}>
          {rejectReasons.map((reason) => (
            <Button key={reason} look="soft" wide onClick={() => onReject(reason)}>
              {texts.reasons[reason]}
            </Button>
          ))}
        </div>
      </DialogBody>
    </PopoverSheet>
  );
}
