import type { CounterTicket, TicketAction } from '@comanda/contract/counter/ticket.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { counterBoardTexts } from '@comanda/i18n/areas/counter-board.ts';
import { counterMoneyTexts } from '@comanda/i18n/areas/counter-money.ts';
import { counterStaffTexts } from '@comanda/i18n/areas/counter-staff.ts';
import { counterTicketTexts } from '@comanda/i18n/areas/counter-ticket.ts';
import { timeText } from '@comanda/i18n/ticket-texts.ts';

/**
 * Returns what a person did with the order, as a sentence of the audit list: "Rechazó el pedido
 * 12".
 */
export function actionText(
  { kind, isStarted, cancelReason, minutes, movedTo }: TicketAction,
  { number }: Pick<CounterTicket, 'number'>,
  { locale }: Country,
): string {
  const facts = {
    ...{ name: null, number },
    ...(isStarted !== null && { isStarted }),
    ...(minutes !== null && { minutes }),
    ...(movedTo !== null && { to: movedTo }),
    ...(cancelReason === 'noShow' && { isNoShow: true }),
  };
  return counterStaffTexts(locale).people.sentences[kind](facts);
}

/** Returns the facts of an action, such as the reason of a rejection or the amount of a refund. */
export function actionFacts(
  action: TicketAction,
  ticket: Pick<CounterTicket, 'now' | 'timeZone'>,
  country: Country,
): readonly string[] {
  const { locale } = country;
  const board = counterBoardTexts(locale);
  const texts = counterTicketTexts(locale);
  const { readyAt, rejectReason, refundReason, withoutCode, amount, copy, copyNumber } = action;
  const { cancelReason, isMoneyKept, correctionReason } = action;
  return [
    ...(cancelReason === null || cancelReason === 'noShow'
      ? []
      : [board.cancelReasons[cancelReason]]),
    ...(isMoneyKept === true ? [board.noShow.kept] : []),
    ...(correctionReason === null ? [] : [board.correctionReasons[correctionReason]]),
    ...(readyAt === null ? [] : [board.readyAt(timeText(readyAt, ticket))]),
    ...(rejectReason === null ? [] : [board.reasons[rejectReason]]),
    ...(amount === null ? [] : [formatMoney(amount, country)]),
    ...(refundReason === null ? [] : [counterMoneyTexts(locale).reason[refundReason]]),
    ...(withoutCode === null ? [] : [texts.noCode, texts.withoutCodeReason[withoutCode]]),
    ...(copy === null ? [] : [texts.copyName[copy]]),
    ...(copyNumber === null || copyNumber === 1 ? [] : [texts.copyNumber(copyNumber)]),
  ];
}
