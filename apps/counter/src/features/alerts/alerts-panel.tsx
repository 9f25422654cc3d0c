import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { bellIcon } from '@comanda/ui/lazy-icons.ts';
import { Panel, ReadingState } from '../../counter/screen.tsx';
import { SwitchTrack } from '../../counter/switch-track.tsx';
import { useTextsOf } from '../../counter/use-texts.ts';
import css from './alerts.module.css';
import { useAlerts } from './use-alerts.ts';

type Props = { isShared: boolean; storeNames: readonly string[] };

/**
 * Tells this phone of the waiting orders of the person's stores, or says why it cannot.
 * docs/rules/counter-alerts.md#switch-of-the-alerts.
 */
export function AlertsPanel({ isShared, storeNames }: Props) {
  const {
    account: { alerts: texts },
  } = useTextsOf(counterStaffTexts);
  const { reading, outcome, isOn, isBusy, obstacle, toggle } = useAlerts({ isShared });
  const said = outcome ?? (obstacle === 'blocked' ? obstacle : null);
  return (
    <Panel title={texts.title}>
      <ReadingState reading={reading} />
      {reading.value === null ? null : obstacle !== null && obstacle !== 'blocked' ? (
        <p>{texts[obstacle]}</p>
      ) : (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-disabled={isBusy}
          aria-describedby={statusId}
          className={css.switch}
          onClick={() => (isBusy ? undefined : toggle())}
        >
          <Icon name={bellIcon} size={28} />
          <span className={css.text}>
            <b>{texts.toggle}</b>
            <small>
              {texts.lead} {texts.stores(joinNames(storeNames))}
            </small>
          </span>
          <SwitchTrack isOn={isOn} />
        </button>
      )}
      <p role="status" id={statusId} className={css.said} data-outcome={said}>
        {said === null ? '' : texts[said]}
      </p>
    </Panel>
  );
}

const statusId = 'alerts-status';
