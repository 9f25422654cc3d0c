import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import { paths } from '../../platform/paths.ts';
import { useClosedStoreOptions } from '../../shop/time/use-closed-store-options.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';

/**
 * Replaces the pay button while the store takes no order, and offers the best alternative. The
 * notice above it explains why. docs/rules/times.md#way-on-from-a-closed-store.
 */
export function ClosedStoreAction() {
  const words = useTextsOf(dispatchTexts);
  const modals = useModals();
  const [best] = useClosedStoreOptions();
  if (best === undefined) {
    return (
      <a className={buttonClass('main', { wide: true })} href={paths.home} data-nav>
        {words.closedMenu}
      </a>
    );
  }
  return (
    <Button wide onClick={() => modals.open(best.opens)}>
      {best.label}
    </Button>
  );
}
