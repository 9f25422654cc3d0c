import { switchDayMail } from '@comanda/contract/counter/day-mail.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { mailIcon } from '@comanda/ui/lazy-icons.ts';
import { useState } from 'react';
import { Panel } from '../../counter/screen.tsx';
import { SwitchTrack } from '../../counter/switch-track.tsx';
import { useCounterAction } from '../../counter/use-counter-action.ts';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './alerts.module.css';

/**
 * Switches the mail of each day of the person. `onSwitched`: the server has it.
 * docs/rules/counter-money.md#mail-of-a-day.
 */
export function DayMailPanel({ isOn, onSwitched }: { isOn: boolean; onSwitched: () => void }) {
  const {
    account: { dayMail: texts },
  } = useTextsOf(counterStaffTexts);
  const [said, setSaid] = useState('');
  const { run, isBusy } = useCounterAction(switchDayMail, {
    onDone: () => {
      setSaid(isOn ? texts.off : texts.on);
      onSwitched();
    },
  });
  return (
    <Panel title={texts.title}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-disabled={isBusy}
        aria-describedby={statusId}
        className={css.switch}
        onClick={() => (isBusy ? undefined : void run({ body: { isOn: !isOn } }))}
      >
        <Icon name={mailIcon} size={28} />
        <span className={css.text}>
          <b>{texts.toggle}</b>
          <small>{texts.lead}</small>
        </span>
        <SwitchTrack isOn={isOn} />
      </button>
      <p role="status" id={statusId} className={css.said}>
        {said}
      </p>
    </Panel>
  );
}

const statusId = 'day-mail-status';
