import { useReading } from '@comanda/client/use-reading.ts';
import { getCounterMe } from '@comanda/contract/counter/sign-in.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Panel, ReadingState, Screen } from '../../counter/screen.tsx';
import { useSession } from '../../counter/use-session.ts';
import { useShellTexts, useTextsOf } from '../../counter/use-texts.ts';
import { AlertsPanel } from '../../features/alerts/alerts-panel.tsx';
import { DayMailPanel } from '../../features/alerts/day-mail-panel.tsx';
import { PrintersLink } from '../../features/printers/printers-link.tsx';
import { PinPanel } from '../../features/sign-in/pin-panel.tsx';
import { ThisDevicePanel } from '../../features/sign-in/this-device-panel.tsx';
import { useWhen } from '../../counter/use-when.ts';

/** The own account of whoever is signed in: role and stores, the PIN, and the device. */
export function AccountScreen() {
  const { account: texts } = useTextsOf(counterStaffTexts);
  const { staffId } = useSession();
  const reading = useReading((call) => call(getCounterMe, {}), `me ${staffId}`);
  const { value, reload } = reading;
  return (
    <Screen title={texts.title}>
      <ReadingState reading={reading} />
      {value === null ? null : (
        <>
          <Me me={value} />
          <PinPanel hasPin={value.person.hasPin} onChanged={() => void reload()} />
          <AlertsPanel
            isShared={value.device.isShared}
            storeNames={storeNamesOf(value, texts.allStores)}
          />
          {value.person.role !== 'crew' && (
            <DayMailPanel isOn={value.dayMail} onSwitched={() => void reload()} />
          )}
          <PrintersLink />
          <ThisDevicePanel device={value.device} onApproved={() => void reload()} />
        </>
      )}
    </Screen>
  );
}

type Me = AnswerOf<typeof getCounterMe>;

const storeNamesOf = ({ storeIds, stores }: Me, allStores: string): readonly string[] =>
  storeIds === 'all' ? [allStores] : stores.map(({ name }) => name);

function Me({ me }: { me: Me }) {
  const { account: texts } = useTextsOf(counterStaffTexts);
  const { role: roleNames } = useShellTexts();
  const when = useWhen();
  const { person, expiresAt } = me;
  return (
    <Panel title={person.name}>
      <p>
        {[roleNames[person.role], ...storeNamesOf(me, texts.allStores)].join(' · ')}
        <br />
        {texts.sessionUntil(when(expiresAt))}
      </p>
    </Panel>
  );
}
