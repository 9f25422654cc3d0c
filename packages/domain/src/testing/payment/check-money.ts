import { isLive } from '../../payment/attempt-graph.ts';
import { balance } from './provider-account.ts';
import type { Kept, World } from './payment-world.ts';

/** What must be true when nothing is left to do (payments §6), as sentences about what is not. */
export function checkMoney(world: World): readonly string[] {
  const { kept, paidBy, total } = world;
  const offences: string[] = [];
  const paying = kept.find(({ attempt }) => attempt.id === paidBy);
  const held = kept.reduce((sum, { account }) => sum + balance(account), 0);
  if (paying === undefined && held !== 0) offences.push(`an unpaid order holds ${held}`);
  if (paying !== undefined && (held !== total || !isExact(paying))) offences.push(`a paid order of ${total} holds ${held}`);
  if (kept.some(({ account }) => balance(account) < 0)) offences.push('more given back than was taken');
  if (kept.some(({ attempt }) => isLive(attempt.state) || attempt.state === 'reversing')) offences.push('an attempt is never final');
  if (paying === undefined && kept.some((one) => hadToPay(world, one))) offences.push('good money was refused');
  if (paying === undefined && !world.wasClosed && kept.some(({ wasAgreed }) => wasAgreed))
    offences.push('an agreed payment was left to lapse');
  return offences;
}

const isExact = ({ account }: Kept): boolean =>
  account.taken?.minor === account.asked.minor && account.taken.currency === account.asked.currency;

const hadToPay = ({ wasClosed }: World, { attempt, isGood, wasTakenBack }: Kept): boolean =>
  isGood && !attempt.superseded && !wasClosed && !wasTakenBack;

/** What happened to this order, in the end. */
export function eventsOf(world: World): readonly string[] {
  const { kept, paidBy, wasClosed } = world;
  const charged = kept.filter(({ account }) => account.taken !== null);
  const happened: Readonly<Record<string, boolean>> = {
    'order paid': paidBy !== null,
    'order closed': wasClosed,
    'several attempts charged': charged.length > 1,
    'wrong sum charged': charged.some((one) => !isExact(one)),
    'superseded attempt charged': charged.some(({ attempt }) => attempt.superseded),
    'charged after it failed': charged.some(({ attempt }) => attempt.problem === 'declined' || attempt.problem === 'cancelled'),
    'money given back': charged.some(({ attempt }) => attempt.state === 'reversed'),
    'agreed, and no browser came back': kept.some(({ wasAgreed }) => wasAgreed),
    'refunded after its status had run out': charged.some(
      ({ account, attempt }) => account.statusEndsAt <= world.now && attempt.state === 'reversed',
    ),
    'taken back by somebody else': kept.some(({ wasTakenBack }) => wasTakenBack),
  };
  return Object.keys(happened).filter((event) => happened[event]);
}
