import { type CancelReason, cancelReasons } from '@comanda/domain/counter/cancel-reasons.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { isCardPaid } from './card-menu.ts';
import { DangerButton } from './danger-button.tsx';
import type { PageProps } from './menu-page.ts';
import { SheetPage } from './sheet-page.tsx';

type Reason = Exclude<CancelReason, 'noShow'>;

/** Asks why an accepted order is cancelled; the shopper reads the reason. */
export function CancelReasons({ card, texts, open }: PageProps) {
  return (
    <SheetPage
      title={texts.cancelTitle(card.number)}
      lead={texts.cancelLead}
      back={texts.cancelBack}
      onBack={() => open({ is: 'menu' })}
    >
      {cancelReasons.flatMap((reason) =>
        reason === 'noShow' ? (
          []
        ) : (
          <Button key={reason} look="soft" wide onClick={() => open({ is: 'confirm', reason })}>
            {texts.cancelReasons[reason]}
          </Button>
        ),
      )}
    </SheetPage>
  );
}

/** Says what happens to the money before an order is cancelled. */
export function CancelConfirm({
  card,
  texts,
  actions,
  open,
  onClose,
  reason,
}: PageProps & { reason: Reason }) {
  const { country } = useCounter().page;
  const money = isCardPaid(card)
    ? texts.cancelMoney.paid(formatMoney(card.total, country))
    : texts.cancelMoney.unpaid;
  return (
    <SheetPage
      title={texts.cancelTitle(card.number)}
      lead={`${texts.cancelReasons[reason]}. ${money}`}
      back={texts.cancelBack}
      onBack={() => open({ is: 'reasons' })}
    >
      <DangerButton
        onClick={() => {
          actions.cancel(card, { reason });
          onClose();
        }}
      >
        {texts.cancelSure}
      </DangerButton>
    </SheetPage>
  );
}
