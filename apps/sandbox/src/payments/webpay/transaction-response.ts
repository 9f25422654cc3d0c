import { transactionStatus, type EmulatedTransaction } from './transaction.ts';

/** Last digits of the card that every shopper uses here. */
const cardDigits = '6623';

/**
 * Response of commit and status. It includes the card's result once the transaction is no longer
 * INITIALIZED.
 */
export function transactionResponse(
  transaction: EmulatedTransaction,
  now: number,
): Readonly<Record<string, unknown>> {
  const status = transactionStatus(transaction, now);
  const { amount, buyOrder, sessionId, createdAt } = transaction;
  const date = new Date(createdAt).toISOString();
  return {
    ...(status === 'INITIALIZED' ? {} : cardPart(transaction)),
    amount,
    status,
    buy_order: buyOrder,
    session_id: sessionId,
    accounting_date: date.slice(5, 10).replace('-', ''),
    transaction_date: date,
    installments_number: 0,
    ...(status === 'NULLIFIED' || status === 'PARTIALLY_NULLIFIED'
      ? { balance: amount - transaction.refunded }
      : {}),
  };
}

/**
 * Returns the card's fields. A form without a card (left, cancelled, timed out) has no
 * response_code.
 */
function cardPart({
  form,
  authorizationCode,
}: EmulatedTransaction): Readonly<Record<string, unknown>> {
  if (form !== 'authorised' && form !== 'declined') return {};
  const approved = form === 'authorised';
  return {
    vci: approved ? 'TSY' : 'TSN',
    card_detail: { card_number: cardDigits },
    authorization_code: approved ? authorizationCode : '000000',
    payment_type_code: 'VN',
    response_code: approved ? 0 : -1,
  };
}
