import { signOutDevice } from '@comanda/contract/counter/sign-in.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { useCounter } from '../../counter/app-context.ts';
import { forgetKnownDevice } from '../../counter/device.ts';
import { Panel } from '../../counter/screen.tsx';
import { SureButton } from '../../counter/sure-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

type Props = { device: { name: string; isShared: boolean } };

/** The device of the session, and the way out of it: the device and every session on it end. docs/rules/counter-staff.md#lock-and-sign-out. */
export function ThisDevicePanel({ device: { name, isShared } }: Props) {
  const { sessions } = useCounter();
  const { account: texts } = useTextsOf(counterStaffTexts);
  const { run, isBusy } = useCounterAction(signOutDevice, {
    onDone: () => {
      forgetKnownDevice();
      sessions.signOut();
    },
  });
  return (
    <Panel title={texts.device}>
      <p>
        <b>{name}</b>
        <br />
        {isShared ? texts.sharedDevice : texts.ownDevice}
      </p>
      <SureButton
        isBusy={isBusy}
        question={texts.signOutSure}
        sure={texts.signOutYes}
        onPress={() => void run({})}
      >
        {texts.signOut}
      </SureButton>
    </Panel>
  );
}
