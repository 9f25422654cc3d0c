import { useReading } from '@comanda/client/use-reading.ts';
import { approveDevice, getDevices, removeDevice } from '@comanda/contract/counter/staff.ts';
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
  const { toasts } = useCounter();
  const { people: texts } = useTextsOf(counterStaffTexts);
  const reading = useReading((call) => call(getDevices, {}), 'devices');
  const when = useWhen();
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, reading.value);
  const remove = useCounterAction(removeDevice, {
    onDone: () => {
      showToast(toasts, texts.deviceRemoved);
      void reading.reload();
    },
  });
  const approve = useCounterAction(approveDevice, {
    onDone: () => {
      showToast(toasts, texts.deviceApproved);
      void reading.reload();
    },
  });
  return (
    <Panel title={texts.devices}>
      <ReadingState reading={reading} />
      <ul ref={list} className={css.devices} tabIndex={-1} aria-label={texts.devices}>
        {reading.value?.map(({ id, name, isShared, isThis, addedBy, approvedAs, lastUsedAt }) => (
          <li key={id} className={css.row}>
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
            {isShared && approvedAs !== 'owner' ? (
              <ActionButton
                look="quiet"
                isBusy={approve.isBusy}
                onPress={() => void approve.run({ params: { id } })}
              >
                {texts.approveDevice}
                <span className="visually-hidden"> {name}</span>
              </ActionButton>
            ) : null}
            <SureButton
              isBusy={remove.isBusy}
              question={texts.deviceSure(name)}
              sure={texts.removeYes}
              onPress={() => void remove.run({ params: { id } })}
            >
              {texts.removeDevice}
              <span className="visually-hidden"> {name}</span>
            </SureButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
