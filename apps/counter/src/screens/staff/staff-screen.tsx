import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Screen } from '../../counter/screen.tsx';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import { DevicesPanel } from '../../features/staff/devices-panel.tsx';
import { PeoplePanel } from '../../features/staff/people-panel.tsx';

/** The people of the brand and, for owners, the devices on which they signed in. */
export function StaffScreen() {
  const { people: texts } = useTextsOf(counterStaffTexts);
  return (
    <Screen title={texts.title}>
      <PeoplePanel />
      {useSession().role === 'owner' ? <DevicesPanel /> : null}
    </Screen>
  );
}
