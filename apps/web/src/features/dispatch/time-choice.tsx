import { acceptsScheduledOrders } from '@comanda/domain/slots/accepts-scheduled-orders.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { dispatchTexts } from '@comanda/i18n/areas/dispatch.ts';
import { scheduleTexts } from '@comanda/i18n/areas/schedule.ts';
import { capitalise } from '@comanda/i18n/capitalise.ts';
import { Segments } from '@comanda/ui/choice.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { slotText } from '../../shop/time/slot-text.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { TimeChoiceState } from './use-time-choice.ts';

type Props = { choice: TimeChoiceState; dispatch: DispatchMethod };

/**
 * As soon as possible, or later: the times follow from the place. Hidden in a brand whose stores
 * take no orders for later.
 */
export function TimeChoice({ choice, dispatch }: Props) {
  const { clock, page } = useApp();
  const words = useTextsOf(dispatchTexts);
  const schedule = useTextsOf(scheduleTexts);
  const { timeZone } = useCurrentStore();
  const requestedTime = useShop((shop) => shop.requestedTime);
  if (!page.stores.some((store) => acceptsScheduledOrders(store, dispatch))) return null;
  const later =
    requestedTime === null
      ? words.timeLater
      : capitalise(slotText(requestedTime, clock.now(), timeZone));
  return (
    <Segments
      name="time"
      legend={schedule.title}
      value={choice.isLater ? 'later' : 'asap'}
      onChange={(value) => choice.setLater(value === 'later')}
      options={[
        { value: 'asap', label: schedule.asap, icon: 'clock' },
        { value: 'later', label: later, icon: 'calendar' },
      ]}
    />
  );
}
