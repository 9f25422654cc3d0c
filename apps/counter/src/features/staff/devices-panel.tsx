import { useReading } from '@comanda/client/use-reading.ts';
import { approveDevice, getDevices, removeDevice } from '@comanda/contract/counter/staff.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useRef } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { ActionButton } from '../../counter/action-button.tsx';
import { SureButton } from '../../counter/sure-button.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useFocusAfterRemoval } from '../../counter/use-focus-after-removal.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './staff.module.css';
import { useWhen } from '../../counter/use-when.ts';

/** The tablets and phones of the brand. docs/rules/counter-staff.md#devices-of-a-brand. */
export function DevicesPanel() {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const reading = useReading((call) => call(getDevices, {}), 'devices');
  const actions = useDeviceActions(reading.reload);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, reading.value);
  return (
    <Panel title={texts.devices}>
      <ReadingState reading={reading} />
      <ul ref={list} className={css.devices} tabIndex={-1} aria-label={texts.devices}>
        {reading.value?.map((device) => (
          <DeviceRow key={device.id} device={device} actions={actions} />
        ))}
      </ul>
    </Panel>
  );
}

type Device = AnswerOf<typeof getDevices>[number];
type DeviceActions = ReturnType<typeof useDeviceActions>;

/** Removes and approves devices; `reload` runs after each. */
function useDeviceActions(reload: () => Promise<void>) {
  const { toasts } = useCounter();
  const { people: texts } = useTextsOf(counterStaffTexts);
  const after = (message: string) => () => {
    showToast(toasts, message);
    void reload();
  };
  const remove = useCounterAction(removeDevice, { onDone: after(texts.deviceRemoved) });
  const approve = useCounterAction(approveDevice, { onDone: after(texts.deviceApproved) });
  return { remove, approve };
}

function DeviceRow({ device, actions }: { device: Device; actions: DeviceActions }) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const { remove, approve } = actions;
  const { id, name, isShared, approvedAs } = device;
  const params = { id };
  return (
    <li className={css.row}>
      <DeviceFacts device={device} />
      {isShared && approvedAs !== 'owner' ? (
        <ActionButton
          look="quiet"
          isBusy={approve.isBusy}
          onPress={() => void approve.run({ params })}
        >
          {texts.approveDevice}
          <span className="visually-hidden"> {name}</span>
        </ActionButton>
      ) : null}
      <SureButton
        isBusy={remove.isBusy}
        question={texts.deviceSure(name)}
        sure={texts.removeYes}
        onPress={() => void remove.run({ params })}
      >
        {texts.removeDevice}
        <span className="visually-hidden"> {name}</span>
      </SureButton>
    </li>
  );
}

function DeviceFacts({ device }: { device: Device }) {
  const { people: texts } = useTextsOf(counterStaffTexts);
  const when = useWhen();
  const { name, isShared, isThis, addedBy, approvedAs, lastUsedAt } = device;
  return (
    <div className={css.who}>
      <b>{isThis ? `${name} (${texts.thisDevice})` : name}</b>
      <span className={css.quiet}>
        {[
          isShared ? texts.sharedDevice : texts.ownDevice,
          texts.addedBy(addedBy),
          texts.lastSeen(when(lastUsedAt)),
          ...(isShared && approvedAs === null ? [texts.notApproved] : []),
        ].join(' · ')}
      </span>
    </div>
  );
}
