import { type getCounterMe, signOutDevice } from '@comanda/contract/counter/sign-in.ts';
import { approveDevice } from '@comanda/contract/counter/staff.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { ActionButton } from '../../counter/action-button.tsx';
import { useCounter } from '../../counter/app-context.ts';
import { forgetKnownDevice } from '../../counter/device.ts';
import { Panel } from '../../counter/screen.tsx';
import { SureButton } from '../../counter/sure-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useSession } from '../../counter/use-session.ts';
import { useTextsOf } from '../../counter/use-texts.ts';

type Props = {
  device: AnswerOf<typeof getCounterMe>['device'];
  onApproved: () => void;
};

/**
 * The device of the session, and the way out of it: the device and every session on it end.
 * docs/rules/counter-staff.md#lock-and-sign-out.
 */
export function ThisDevicePanel({ device, onApproved }: Props) {
  const { name, isShared } = device;
  const { kept, sessions } = useCounter();
  const { account: texts } = useTextsOf(counterStaffTexts);
  const { run, isBusy } = useCounterAction(signOutDevice, {
    onDone: () => {
      forgetKnownDevice();
      kept.wipe();
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
      <Approval device={device} onApproved={onApproved} />
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

/**
 * A manager or owner lets the team use their PIN here; nothing for crew, and once it is so.
 * docs/rules/counter-staff.md#approved-devices.
 */
function Approval({ device: { id, isShared, approvedAs }, onApproved }: Props) {
  const { toasts } = useCounter();
  const { role } = useSession();
  const { account: texts } = useTextsOf(counterStaffTexts);
  const { run, isBusy } = useCounterAction(approveDevice, {
    onDone: () => {
      showToast(toasts, texts.approved);
      onApproved();
    },
  });
  const isDone = approvedAs === 'owner' || approvedAs === role;
  if (!isShared || role === 'crew' || isDone) return null;
  return (
    <>
      <p>{approvedAs === null ? texts.approveHint : texts.approveHintOwner}</p>
      <ActionButton look="soft" isBusy={isBusy} onPress={() => void run({ params: { id } })}>
        {texts.approve}
      </ActionButton>
    </>
  );
}
