/**
 * The steps of a certification, in their order. `card`: a card is stored at the provider. `start`:
 * the payment is started, or the card is charged. `pollOpen`: polled before anybody paid.
 * `approve`: a person pays on the provider's page. `commit`: our last step. `pollPaid`, `pollPart`,
 * `pollRefunded`: polled until the provider shows it. `refundPart`, `refundRest`: money is
 * refunded. `wrongKey`: polled with keys that are wrong.
 */
export const certificationSteps = [
  'card',
  'start',
  'pollOpen',
  'approve',
  'commit',
  'pollPaid',
  'refundPart',
  'pollPart',
  'refundRest',
  'pollRefunded',
  'wrongKey',
] as const;
export type CertificationStep = (typeof certificationSteps)[number];
