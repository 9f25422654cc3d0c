import type { OwnMoney, RiderRun } from '@comanda/contract/rider.ts';
import { money } from './draw-door.ts';
import { clockOf } from './draw-stop.ts';
import type { Drawing } from './drawing.ts';
import { element, type Part } from './element.ts';
import css from './rider-page.module.css';

/**
 * Returns what the rider has to hand in at the store, the tips, and what was handed in last; null
 * while there is nothing to say. docs/rules/counter-riders.md#cash-that-a-rider-carries.
 */
export function drawMoney(drawing: Drawing, run: Pick<RiderRun, 'money' | 'timeZone'>): Part {
  const { words } = drawing;
  const { orders, settled } = run.money;
  if (orders === 0 && settled === null) return null;
  return element(
    'section',
    { class: css.money ?? '', 'aria-label': words.money },
    element('h2', {}, words.money),
    ...(orders === 0 ? [] : carriedTexts(drawing, run.money)),
    settled === null ? null : settledText(drawing, settled, run.timeZone),
  );
}

function carriedTexts({ page, words }: Drawing, own: OwnMoney): readonly Part[] {
  const text = (amount: number): string => money(amount, page.country);
  const { cash, cashTips, toHandIn, card, otherTips } = own;
  return [
    element('p', {}, element('b', {}, words.handIn(text(toHandIn)))),
    cashTips === 0
      ? null
      : element('p', {}, words.keepTips({ cash: text(cash), tips: text(cashTips) })),
    card === 0 ? null : element('p', {}, words.byCard(text(card))),
    otherTips === 0 ? null : element('p', {}, words.owedTips(text(otherTips))),
  ];
}

function settledText(
  { page, words }: Drawing,
  { at, handedIn, difference }: NonNullable<OwnMoney['settled']>,
  timeZone: string,
): Part {
  const amount = money(handedIn, page.country);
  const text = words.settled({ time: clockOf(at, timeZone), amount });
  if (difference === 0) return element('p', {}, text);
  const off = money(Math.abs(difference), page.country);
  return element('p', {}, `${text} ${difference < 0 ? words.missing(off) : words.over(off)}`);
}
