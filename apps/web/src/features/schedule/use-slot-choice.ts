import {
  defaultSlot,
  type ChosenSlot,
  slotOnDay,
  slotProblem,
} from '@comanda/domain/slots/slot-choice.ts';
import type { OfferedDay } from '@comanda/domain/slots/slot.ts';
import { useState } from 'react';

/** As soon as possible, or a slot; null if there is nothing to choose from. */
export type TimeChoice = { kind: 'asap' } | { kind: 'slot'; slot: ChosenSlot } | null;

export type SlotChoice = {
  choice: TimeChoice;
  /** The day whose times are shown. */ date: string;
  chooseAsap(): void;
  chooseDay(day: OfferedDay): void;
  choose(slot: ChosenSlot): void;
};

const toTimeChoice = (slot: ChosenSlot | null): TimeChoice =>
  slot === null ? null : { kind: 'slot', slot };

/**
 * The choice in the modal: the previous time while it is valid, else the default slot
 * (docs/rules/times.md#default-slot).
 */
export function useSlotChoice(
  days: readonly OfferedDay[],
  requestedTime: ChosenSlot | null,
): SlotChoice {
  const [choice, setChoice] = useState<TimeChoice>(() =>
    toTimeChoice(
      requestedTime !== null && slotProblem(days, requestedTime) === null
        ? requestedTime
        : defaultSlot(days, requestedTime),
    ),
  );
  const [date, setDate] = useState(
    choice?.kind === 'slot' ? choice.slot.date : (days[0]?.date ?? ''),
  );
  return {
    choice,
    date,
    chooseAsap: () => setChoice({ kind: 'asap' }),
    chooseDay: (day) => {
      setDate(day.date);
      setChoice(toTimeChoice(slotOnDay(day, choice?.kind === 'slot' ? choice.slot.time : null)));
    },
    choose: (slot) => setChoice({ kind: 'slot', slot }),
  };
}
