import { checkoutTexts } from '@comanda/i18n/areas/checkout.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import card from '@comanda/ui/block.module.css';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { Notice } from '@comanda/ui/notice.tsx';
import { paths } from '../../platform/paths.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { useClosedStoreOptions } from '../../shop/time/use-closed-store-options.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import css from './checkout.module.css';
import { DispatchDetails } from './dispatch-details.tsx';
import { Summary } from './summary.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';

/**
 * Replaces the form and the pay button while the store is closed and takes no order for later: the
 * reason, the ways on and the kept cart. What was typed stays, and the form returns when the store
 * opens. docs/rules/times.md#way-on-from-a-closed-store.
 */
export function ClosedCheckout({ text }: { text: string }) {
  const words = useTextsOf(checkoutTexts);
  return (
    <>
      <div className={css.column}>
        <UnpaidNotice />
        <div className={`${css.closed} ${card.block}`}>
          <Notice icon="clock">{text}</Notice>
          <WaysOn />
        </div>
        <DispatchDetails />
      </div>
      <aside className={`${css.kept} ${card.block}`} aria-label={words.summaryTitle}>
        <h2 className="title">{words.summaryTitle}</h2>
        <Summary />
      </aside>
    </>
  );
}

/** The other ways to order, the best first, and the menu. */
function WaysOn() {
  const words = useTextsOf(dispatchTexts);
  const modals = useModals();
  const options = useClosedStoreOptions();
  return (
    <>
      {options.map(({ label, opens }, place) => (
        <Button
          key={label}
          look={place === 0 ? 'main' : 'quiet'}
          wide
          onClick={() => modals.open(opens)}
        >
          {label}
        </Button>
      ))}
      <a
        className={buttonClass(options.length === 0 ? 'main' : 'link', { wide: true })}
        href={paths.home}
        data-nav
      >
        {words.closedMenu}
      </a>
    </>
  );
}
