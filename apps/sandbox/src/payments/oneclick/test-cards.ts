/**
 * Cards that a person can choose on the enrolment page. `charge`: the response code of every charge
 * with it; 0 approves.
 */
export const oneclickCards = {
  visa: { type: 'Visa', digits: '6623', label: 'Visa que paga', charge: 0 },
  mastercard: { type: 'MasterCard', digits: '0568', label: 'Mastercard sin fondos', charge: -1 },
  limited: { type: 'Visa', digits: '4242', label: 'Visa con el límite agotado', charge: -98 },
  stolen: { type: 'MasterCard', digits: '5100', label: 'Mastercard bloqueada', charge: -11 },
  amex: { type: 'AmericanExpress', digits: '2032', label: 'American Express', charge: 0 },
  debit: { type: 'Redcompra', digits: '7763', label: 'Débito Redcompra', charge: 0 },
} as const;
export type OneclickCard = keyof typeof oneclickCards;

export const isOneclickCard = (name: unknown): name is OneclickCard =>
  typeof name === 'string' && Object.hasOwn(oneclickCards, name);
