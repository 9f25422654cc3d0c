import { randomInt } from 'node:crypto';

/**
 * Forms of RedirectData. `one`: the form that opens the page. `methodFirst`, `methodLast`: beside
 * it the form of the 3DS method, which a script submits into a hidden frame; its address is the
 * gateway's own or the bank's. `methodInFrame`: that form is the text of the frame itself.
 */
const redirectForms = ['one', 'methodFirst', 'methodLast', 'methodInFrame'] as const;
type RedirectForms = (typeof redirectForms)[number];

/**
 * Ways of the look-ups to show a sale that was not paid. `shown`: the result of the bank's check.
 * `notFound`: nothing, 404 and an empty list. `foundBySearch`: the search shows the result, the
 * look-up by identifier is a 404. `early`: SP4, until the payment is sent.
 */
const unpaidSales = ['shown', 'notFound', 'foundBySearch', 'early'] as const;
type UnpaidSale = (typeof unpaidSales)[number];

/**
 * No sheet of PowerTranz says which of these ways is its own, so each transaction keeps the way of
 * its start.
 */
export type PowertranzBehaviour = {
  readonly redirectForms: RedirectForms;
  readonly unpaidSale: UnpaidSale;
};

export const plainBehaviour: PowertranzBehaviour = { redirectForms: 'one', unpaidSale: 'shown' };

/** A setting of the emulator. `any`: each transaction draws one of the ways. */
export type BehaviourSetting = {
  readonly redirectForms: RedirectForms | 'any';
  readonly unpaidSale: UnpaidSale | 'any';
};

export const drawBehaviour = (setting: BehaviourSetting): PowertranzBehaviour => ({
  redirectForms: drawn(setting.redirectForms, redirectForms),
  unpaidSale: drawn(setting.unpaidSale, unpaidSales),
});

type Ways<Way extends string> = readonly [Way, ...Way[]];

const drawn = <Way extends string>(setting: Way | 'any', ways: Ways<Way>): Way =>
  ways.find((each) => each === setting) ?? ways[randomInt(ways.length)] ?? ways[0];

/** Reads a setting; a field that is absent is the plain way. null: an unknown way. */
export function readBehaviour(body: Readonly<Record<string, unknown>>): BehaviourSetting | null {
  const forms = [...redirectForms, 'any' as const].find(
    (each) => each === (body['redirectForms'] ?? plainBehaviour.redirectForms),
  );
  const unpaid = [...unpaidSales, 'any' as const].find(
    (each) => each === (body['unpaidSale'] ?? plainBehaviour.unpaidSale),
  );
  return forms && unpaid ? { redirectForms: forms, unpaidSale: unpaid } : null;
}
