import { formatClock, zonedTime } from '@comanda/domain/hours/zoned-time.ts';
import type { StoreFact } from '@comanda/domain/store-facts/store-fact.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';

/** Names of the imported dishes and options, and the IANA zone of the fact's store. */
export type FactNames = {
  timeZone: string;
  productName: (id: number) => string | undefined;
  modifierName: (id: number) => string | undefined;
};

/** Describes a fact of the counter for the operator: `pause until 2026-11-23 21:30`. */
export function describeCounterFact(fact: StoreFact, names: FactNames): string {
  const end = endOf(fact, names.timeZone);
  switch (fact.kind) {
    case 'busy':
      return `${fact.minutes} busy minutes${end}`;
    case 'pause':
      return fact.on ? `pause${end}` : 'the pause of the folder is over';
    case 'delivery':
    case 'pickup':
      return `${fact.kind} ${fact.open ? 'on' : 'off'}${end}`;
    case 'hours':
      return `hours of ${fact.date}: ${hoursText(fact)}`;
    case 'product':
      return `${names.productName(fact.id) ?? `product ${fact.id}`} ${saleText(fact.soldOut)}${end}`;
    case 'modifier':
      return `${names.modifierName(fact.id) ?? `option ${fact.id}`} ${saleText(fact.soldOut)}${end}`;
    case 'stock':
      return `${names.productName(fact.id) ?? `product ${fact.id}`}: ${fact.count ?? 'no'} units counted`;
    case 'autoAccept':
      return `new orders are ${fact.on ? '' : 'not '}accepted without staff${end}`;
    case 'capacity':
      return `${fact.places ?? 'any number of'} places per half hour${end}`;
  }
}

function endOf({ until }: StoreFact, timeZone: string): string {
  if (until === null) return '';
  const { date, minute } = zonedTime(instantOf(until), timeZone);
  return ` until ${date} ${formatClock(minute)}`;
}

const saleText = (soldOut: boolean): string => (soldOut ? 'sold out' : 'on sale');

function hoursText({ hours }: Extract<StoreFact, { kind: 'hours' }>): string {
  if (hours === null) return 'those of its weekday';
  const spans = hours.map(
    ({ openingTime, closingTime }) => `${openingTime.slice(0, 5)}-${closingTime.slice(0, 5)}`,
  );
  return spans.length === 0 ? 'closed' : [...new Set(spans)].join(', ');
}
