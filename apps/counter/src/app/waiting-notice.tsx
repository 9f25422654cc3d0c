import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useCounter } from '../counter/app-context.ts';
import { useFollowedCards, useLiveBoardPart } from '../counter/live-board.tsx';
import { useConnection } from '../counter/use-connection.ts';
import { useShellTexts, useTextsOf } from '../counter/use-texts.ts';
import { ringAcceptedAlone } from '../features/board/board-sounds.ts';
import { columnsOf, countOpen } from '../features/board/columns-of.ts';
import { alarmOf, useAlarm } from '../features/board/use-alarm.ts';
import { useAcceptedAlone } from '../features/board/use-cancelled-orders.ts';
import { useServerValue } from '../features/board/use-server-value.ts';
import { silentIcon } from '../platform/icons.ts';
import { paths } from '../platform/paths.ts';
import css from './waiting-notice.module.css';

/**
 * Rings for the orders that wait, and on every screen but the board says how many there are, with
 * the way to them. docs/rules/counter-board.md#alarm-on-every-screen.
 */
export function WaitingBar() {
  const [path] = useLocation();
  const shell = useShellTexts();
  const { newOrders, acceptedAloneNow } = useTextsOf(counterBoardTexts);
  const orders = useShownWaiting();
  const accepted = useHeardAcceptances();
  useAlarm(orders, newOrders(orders.waiting));
  const isShown = orders.waiting > 0 && path !== paths.board;
  return (
    <div role="status">
      {accepted === null ? null : (
        <span className="visually-hidden">{acceptedAloneNow(accepted)}</span>
      )}
      {isShown ? (
        <Link className={css.bar} href={paths.board}>
          <Icon name="bag" size={24} />
          <b>{shell.ordersWait(orders.waiting)}</b>
          <span className={css.go}>{shell.toBoard}</span>
        </Link>
      ) : null}
    </div>
  );
}

/**
 * Sounds once for each order that is accepted without staff, and returns the number of the last
 * one; null: there was none. docs/rules/counter-board.md#orders-accepted-without-staff.
 */
function useHeardAcceptances(): number | null {
  const cards = useFollowedCards();
  const { sound } = useCounter();
  const { count, number } = useAcceptedAlone(cards);
  useEffect(() => {
    if (count > 0) ringAcceptedAlone(sound);
  }, [sound, count]);
  return number;
}

/** The board knows more than a beat: what was tapped on this device waits no more. */
function useShownWaiting() {
  const isLive = useLiveBoardPart((live) => live.isLive);
  const cards = useFollowedCards();
  const { taps, waiting } = useCounter();
  const tapped = useStore(taps.state);
  const ofBeat = useStore(waiting, ({ orders }) => orders);
  const fresh = useMemo(() => columnsOf(cards ?? [], tapped).new, [cards, tapped]);
  const alarm = useServerValue((now) => alarmOf(fresh, now));
  if (cards !== null && isLive) return { waiting: countOpen(fresh), alarm };
  return ofBeat ?? { waiting: 0, alarm: null };
}

/**
 * A locked device tells how many orders wait and how many taps have no answer yet, without a
 * detail, and whether it can be heard and hears of new ones.
 */
export function LockNotice() {
  const shell = useShellTexts();
  const { newOrders } = useTextsOf(counterBoardTexts);
  const { sound, taps, waiting } = useCounter();
  const unsent = useStore(taps.state, ({ pending }) => pending.length);
  const orders = useStore(waiting, (state) => state.orders);
  const heard = useStore(sound.state, (state) => state.sound);
  const { isOffline } = useConnection();
  const count = orders?.waiting ?? 0;
  useAlarm(orders ?? { waiting: 0, alarm: null }, newOrders(count));
  return (
    <section className={css.lock} aria-label={shell.lockNotice}>
      <div role="status">
        {isOffline ? (
          <p className={css.bad}>
            <Icon name="offline" size={24} /> {shell.offline}
          </p>
        ) : null}
        {unsent > 0 ? <p className={css.bad}>{shell.unsentTaps(unsent)}</p> : null}
        {count > 0 ? <p className={css.count}>{newOrders(count)}</p> : null}
      </div>
      {orders === null || heard === 'on' ? null : (
        <button
          type="button"
          className={css.bad}
          onClick={heard === 'muted' ? sound.toggle : undefined}
        >
          <Icon name={silentIcon} size={24} /> {shell.sound[heard]}
        </button>
      )}
    </section>
  );
}
