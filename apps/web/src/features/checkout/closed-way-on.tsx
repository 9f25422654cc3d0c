import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { useArea } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { paths } from '../../platform/paths.ts';
import { useWayOn } from '../../platform/use-way-on.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

/** In the place of the pay button while the store takes no order: what can be done instead. The notice above it says why. Spec §4. */
export function ClosedWayOn() {
  const words = useArea(dispatchTexts);
  const modals = useModals();
  const way = useWayOn();
  if (way === 'menu') {
    return (
      <a className={buttonClass('main', { wide: true })} href={paths.home} data-nav>
        {words.closedMenu}
      </a>
    );
  }
  return (
    <Button wide onClick={() => modals.open({ kind: 'dispatch', next: 'nothing' })}>
      {way === 'otherWay' ? words.closedOtherWay : words.closedOther}
    </Button>
  );
}
