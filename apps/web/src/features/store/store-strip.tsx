import type { StripWords } from '@comanda/contract/page.ts';
import { maySchedule } from '@comanda/domain/slots/may-schedule.ts';
import { useApp, useCurrentStore, useNow, useShop } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { stripWords } from '../../platform/strip-words.ts';
import { timeWords } from '../../platform/time-words.ts';
import { useShownDispatch } from '../../platform/use-shown-dispatch.ts';
import { Icon } from '../../ui/icons.tsx';
import css from './store-strip.module.css';

/**
 * The line under the head of the menu: the time that the order is for, or that the store is closed and until when, with the way to a later
 * time. The server draws it as its own clock has it, so that nothing moves; the first script looks again (first/clock-facts.ts).
 */
export function StoreStrip() {
  const { texts } = useApp();
  const words = useStripWords();
  const isLater = useShop((shop) => shop.wanted !== null);
  const store = useCurrentStore();
  const dispatch = useShownDispatch();
  const choose = useChooseTime();
  return (
    <aside className={css.strip} aria-label={texts.menu.hours} data-strip hidden={words === null} suppressHydrationWarning>
      <Icon name={isLater ? 'calendar' : 'clock'} />
      <p>
        <b data-strip-words suppressHydrationWarning>
          {words?.lead ?? ''}
        </b>{' '}
        <span data-strip-words suppressHydrationWarning>
          {words?.more ?? ''}
        </span>{' '}
        {isLater || maySchedule(store, dispatch) ? (
          <button type="button" aria-haspopup="dialog" onClick={choose}>
            {isLater ? texts.menu.changeTime : texts.menu.schedule}
          </button>
        ) : null}
      </p>
    </aside>
  );
}

function useStripWords(): StripWords | null {
  const { page, texts } = useApp();
  const now = useNow();
  const store = useCurrentStore();
  const wanted = useShop((shop) => shop.wanted);
  const dispatch = useShownDispatch();
  if (now === null) return page.opening.strip;
  if (wanted !== null) return { lead: texts.menu.scheduledFor(timeWords(wanted, now, store.timeZone)), more: '' };
  return stripWords(store, dispatch, now, texts);
}

/** Who has not said how and where is asked that first: the times follow from it, and are asked for then (app/store-check.tsx). */
function useChooseTime(): () => void {
  const { shop } = useApp();
  const modals = useModals();
  return () => {
    const isUndecided = shop.getState().place.choice.kind === 'undecided';
    modals.open(isUndecided ? { kind: 'dispatch', next: 'nothing' } : { kind: 'futureOrder', next: 'nothing', lost: null });
  };
}
