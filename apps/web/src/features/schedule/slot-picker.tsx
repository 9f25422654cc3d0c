import type { OfferedDay } from '@comanda/domain/slots/slot.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { useId } from 'react';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useEstimateText } from '../../shop/time/use-estimate.ts';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import { DayTabs } from './day-tabs.tsx';
import css from './schedule.module.css';
import { TimeGroups } from './time-groups.tsx';
import type { SlotChoice } from './use-slot-choice.ts';

type Props = {
  days: readonly OfferedDay[];
  slots: SlotChoice;
  /** True while the store is open. */ canOrderAsap: boolean;
};

/**
 * As soon as possible, or a day and one of its times. All of them are one radio group: choosing one
 * clears the other.
 */
export function SlotPicker({ days, slots, canOrderAsap }: Props) {
  const panelId = useId();
  const { choice, date } = slots;
  const day = days.find((offered) => offered.date === date);
  return (
    <>
      {canOrderAsap ? <Asap checked={choice?.kind === 'asap'} onChoose={slots.chooseAsap} /> : null}
      <DayTabs days={days} shownDate={date} panelId={panelId} onChoose={slots.chooseDay} />
      <div id={panelId} role="tabpanel" className={css.panel}>
        {day === undefined ? null : (
          <TimeGroups
            day={day}
            chosen={choice?.kind === 'slot' ? choice.slot : null}
            onChoose={slots.choose}
          />
        )}
      </div>
    </>
  );
}

function Asap({ checked, onChoose }: { checked: boolean; onChoose: () => void }) {
  const words = useTextsOf(scheduleTexts);
  const { estimate, text: estimateText } = useEstimateText('asap');
  const hint =
    estimate.kind === 'minutes' ? words.asapHint(estimateText) : capitalise(estimateText);
  return (
    <div className={css.asap}>
      <ChoiceList
        name="slot"
        legend={words.asap}
        value={checked ? 'asap' : null}
        onChange={onChoose}
        options={[{ value: 'asap', label: words.asap, hint, icon: 'flame' }]}
      />
    </div>
  );
}
