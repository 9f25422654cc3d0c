import type { CounterBoardTexts } from '@comanda/i18n/es/counter-board.ts';
import { useState } from 'react';
import type { Sheet } from './card-actions.tsx';
import { AcceptSheet, CodeSheet, RejectSheet } from './order-sheets.tsx';
import type { OrderActions } from './use-order-actions.ts';

type Props = {
  sheet: Sheet;
  texts: CounterBoardTexts;
  actions: OrderActions;
  waitMinutes: number;
  onClose: () => void;
};

/** The open sheet of an order. */
export function OrderSheet({ sheet, texts, actions, waitMinutes, onClose }: Props) {
  const [triesLeft, setTriesLeft] = useState<number | null>(null);
  const { kind, card } = sheet;
  const common = { card, texts, onClose };
  if (kind === 'accept') {
    const accept = (minutes: number): void => {
      actions.accept(card, minutes);
      onClose();
    };
    return <AcceptSheet {...common} waitMinutes={waitMinutes} onAccept={accept} />;
  }
  if (kind === 'reject') {
    return (
      <RejectSheet
        {...common}
        onReject={(reason) => {
          actions.reject(card, reason);
          onClose();
        }}
      />
    );
  }
  const handOver = async (code: string): Promise<void> => {
    const left = await actions.handOver(card, code);
    setTriesLeft(left);
    if (left === null) onClose();
  };
  return <CodeSheet {...common} triesLeft={triesLeft} onCode={(code) => void handOver(code)} />;
}
