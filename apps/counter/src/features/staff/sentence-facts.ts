import type { getActions } from '@comanda/contract/counter/staff.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { ActionFacts } from '@comanda/i18n/es/counter-people.ts';

export type ListedAction = AnswerOf<typeof getActions>['actions'][number];
type Recorded = Pick<ListedAction, 'kind' | 'subject' | 'subjectName' | 'orderNumber' | 'detail'>;

/**
 * Returns what the sentence of an action can say of it. The detail of an action is stored by its
 * kind; a part that an older action does not have is left out, and the sentence is then general.
 */
export function sentenceFacts(action: Recorded): ActionFacts {
  const { kind, subject, subjectName: name, orderNumber: number, detail } = action;
  return {
    ...{ name, number },
    ...(kind === 'coupon.switch' && { code: subject }),
    ...pick('isOn', detail['isOn'] ?? detail['on'] ?? detail['open'], isBoolean),
    ...pick('isStarted', detail['isStarted'], isBoolean),
    ...pick('minutes', detail['minutes'], isNumber),
    ...pick('count', countOf(action), isNumber),
    ...(typeof detail['withoutCode'] === 'string' && { withoutCode: true }),
    ...(detail['where'] === 'elsewhere' && { isElsewhere: true }),
    ...pick('to', detail['to'], isText),
    ...(detail['reason'] === 'noShow' && { isNoShow: true }),
    ...(kind === 'removal.close' && { isAgreed: detail['outcome'] === 'byPhone' }),
  };
}

/** The number of units, changes, items or wrong PINs of an action. */
const countOf = ({ kind, detail }: Recorded): unknown => {
  const { count, changes, items, wrongPins } = detail;
  if (kind === 'pin.lock') return wrongPins;
  return count ?? changes ?? (Array.isArray(items) ? items.length : undefined);
};

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const pick = <Name extends keyof ActionFacts, Value>(
  name: Name,
  value: unknown,
  is: (value: unknown) => value is Value,
): object => (is(value) ? { [name]: value } : {});
