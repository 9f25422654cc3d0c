import type { RiderStop } from '@comanda/contract/rider.ts';
import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import { drawActions } from './draw-actions.ts';
import { drawDoor } from './draw-door.ts';
import type { Drawing, StopPlace } from './drawing.ts';
import { element } from './element.ts';
import css from './rider-page.module.css';
import { isDone } from './rider-state.ts';

/**
 * Returns a stop: everything of the next one, the address of those after it, one line of those that
 * are done.
 */
export function drawStop(drawing: Drawing, stop: RiderStop, place: StopPlace): HTMLElement {
  const { words } = drawing;
  const number = element('span', { class: css.number ?? '' }, words.order(stop.number));
  if (isDone(stop)) {
    const isDelivered = stop.deliveredAt !== null || stop.status === 'completed';
    return element(
      'section',
      { class: (isDelivered ? css.done : css.cancelled) ?? '' },
      element('h2', {}, number),
      element('p', {}, isDelivered ? words.delivered : words.cancelled),
    );
  }
  return element(
    'section',
    { class: (place.isNext ? css.next : css.later) ?? '', 'aria-label': place.title },
    element('div', { class: css.heading ?? '' }, element('h2', {}, place.title), number),
    stop.estimatedAt === null
      ? null
      : element(
          'p',
          { class: css.time ?? '' },
          words.before(clockOf(stop.estimatedAt, place.timeZone)),
        ),
    ...drawDoor(drawing, stop),
    ...drawActions(drawing, stop, place),
  );
}

/** Returns the time of an ISO instant on the clocks of the store. */
export const clockOf = (instant: string, timeZone: string): string =>
  formatClock(zonedTime(instantOf(instant), timeZone).minute);
