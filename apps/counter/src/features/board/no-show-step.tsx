import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { useCounter } from '../../counter/app-context.ts';
import { isCardPaid } from './card-menu.ts';
import { DangerButton } from './danger-button.tsx';
import type { PageProps } from './menu-page.ts';
import { SheetPage } from './sheet-page.tsx';

/**
 * Nobody came for an order: what was paid goes back or stays, as the manager chooses.
 * docs/rules/counter-board.md#nobody-came.
 */
export function NoShowStep({ card, texts, menu, actions, open, onClose }: PageProps) {
  const { country } = useCounter().page;
  if (menu.noShow === null) return null;
  const { noShow } = texts;
  const isPaid = isCardPaid(card);
  const close = (keepsMoney: boolean) => () => {
    actions.cancel(card, { reason: 'noShow', keepsMoney });
    onClose();
  };
  return (
    <SheetPage
      title={noShow.title[menu.noShow.who](card.number)}
      lead={isPaid ? noShow.paid(formatMoney(card.total, country)) : noShow.unpaid}
      back={texts.cancelBack}
      onBack={() => open({ is: 'menu' })}
    >
      {isPaid ? (
        <>
          <DangerButton onClick={close(false)}>{noShow.refund}</DangerButton>
          <DangerButton onClick={close(true)}>{noShow.keep}</DangerButton>
        </>
      ) : (
        <DangerButton onClick={close(false)}>{noShow.close}</DangerButton>
      )}
    </SheetPage>
  );
}
