import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Screen } from '../../counter/screen.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import { ActionsPanel } from '../../features/staff/actions-panel.tsx';

/** The changes that staff made at the counter. */
export function ActionsScreen() {
  const { people: texts } = useTextsOf(counterStaffTexts);
  return (
    <Screen title={texts.actionsTitle}>
      <ActionsPanel />
    </Screen>
  );
}
