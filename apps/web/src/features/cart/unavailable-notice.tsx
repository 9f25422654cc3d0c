import { unprocessableItems } from '@comanda/domain/cart/check-cart.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { useApp } from '../../shop/app-context.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import css from './cart.module.css';

/**
 * Shows that some lines cannot be bought as they are. The lines are marked below, the total
 * excludes them, and a button opens their modal.
 */
export function UnavailableNotice({ problems }: { problems: Quote['unavailable'] }) {
  const { texts } = useApp();
  const modals = useModals();
  if (problems.length === 0) return null;
  return (
    <div className={css.notice}>
      <Notice tone="bad">
        <p>{texts.cart.unavailableNotice(problems.length)}</p>
        <Button
          look="link"
          onClick={() =>
            modals.open({ kind: 'unavailableProducts', refusal: unprocessableItems(problems) })
          }
        >
          {texts.cart.unavailableSee}
        </Button>
      </Notice>
    </div>
  );
}
