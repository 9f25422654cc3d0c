import { correctionReasons } from '@comanda/domain/order/correction.ts';
import { Button } from '@comanda/ui/button.tsx';
import type { PageProps } from './menu-page.ts';
import { SheetPage } from './sheet-page.tsx';

/**
 * Asks why the last move is taken back. docs/rules/counter-board.md#taking-a-move-back.
 */
export function TakeBackStep({ card, texts, menu, actions, open, onClose }: PageProps) {
  const { takeBack } = menu;
  if (takeBack === null) return null;
  return (
    <SheetPage
      title={texts.takeBackTitle[takeBack](card.number)}
      lead={texts.takeBackLead}
      back={texts.cancelBack}
      onBack={() => open({ is: 'menu' })}
    >
      {correctionReasons.flatMap((reason) =>
        reason === 'cameBack' && takeBack === 'ready' ? (
          []
        ) : (
          <Button
            key={reason}
            look="soft"
            wide
            onClick={() => {
              actions.takeBack(card, takeBack, reason);
              onClose();
            }}
          >
            {texts.correctionReasons[reason]}
          </Button>
        ),
      )}
    </SheetPage>
  );
}
