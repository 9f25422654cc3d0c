import type { JsonValue } from './hostile-values.ts';

const reference = 'abcdefghijklmnopqrstuvwxyz';
const end = '2026-11-21T15:30:00.000Z';
const chileanDate = '2026-11-21T12:30:00-03:00';
const pesos = { currency: 'CLP', total: 7_490 };

const getnetApproved = {
  status: 'APPROVED',
  reason: '00',
  message: 'Aprobada',
  date: chileanDate,
};
const getnetSession = {
  requestId: 1_234,
  status: { ...getnetApproved, message: 'La petición ha sido aprobada exitosamente' },
  request: { payment: { reference, amount: pesos } },
  payment: [
    {
      status: getnetApproved,
      internalReference: 4_321,
      amount: { from: pesos, to: pesos, factor: 1 },
      authorization: '831347',
      reference,
      refunded: false,
      processorFields: [
        { keyword: 'lastDigits', value: '1111', displayOn: 'none' },
        { keyword: 'credit', value: { code: '1', installments: 1 }, displayOn: 'none' },
      ],
    },
  ],
};

/**
 * The samples of wireSamples for MACH, for assumed wallets and for the payment pages of Getnet and
 * Klap (Sodexo).
 */
export const walletAndPageSamples: Readonly<Record<string, JsonValue>> = {
  'payments/providers/assumed-wallet/assumed-wallet-wire.ts walletCreated': {
    id: 'pay_8f1c',
    url: 'https://wallet.example/pay/pay_8f1c',
    qr: 'https://wallet.example/qr/pay_8f1c',
    expires_at: end,
  },
  'payments/providers/assumed-wallet/assumed-wallet-wire.ts walletPayment': {
    id: 'pay_8f1c',
    reference,
    amount: 7_490,
    currency: 'CLP',
    status: 'failed',
    refunded_amount: 0,
    failure_code: 'rejected_by_user',
  },
  'payments/providers/assumed-wallet/assumed-wallet-wire.ts walletRefusal': {
    code: 'reference_used',
    message: 'no',
  },
  'payments/providers/assumed-wallet/assumed-wallet-wire.ts walletEvent': {
    event_id: '7c0de4a1-58a2-4b9d-9f0e-6f4f2f6f5a11',
    created_at: end,
    type: 'payment.updated',
    payment_id: 'pay_8f1c',
    status: 'authorized',
    version: 2,
  },
  'payments/providers/mach/mach-wire.ts machCreated': {
    token: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
    url: 'https://mach.example/pay/9b1deb4d',
    expires_at: end,
  },
  'payments/providers/mach/mach-wire.ts machPayment': {
    business_payment_id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
    upstream_id: reference,
    status: 'CONFIRMED',
    amount: 7_490,
    title: 'Pedido 7',
    refunds: [{ business_refund_id: 'r1', amount: 990, status: 'COMPLETED', created_at: end }],
  },
  'payments/providers/mach/mach-wire.ts machQr': { image_base_64: 'iVBORw0KGgoAAAANSUhEUg==' },
  'payments/providers/mach/mach-wire.ts machEvent': {
    event_name: 'business-payment-completed',
    event_resource_id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
    event_upstream_id: reference,
  },
  'payments/providers/getnet/getnet-wire.ts getnetCreated': {
    status: { status: 'OK', reason: 'PC', date: chileanDate },
    requestId: 1_234,
    processUrl: 'https://getnet.example/session/1234/abcd',
  },
  'payments/providers/getnet/getnet-wire.ts getnetRefusal': {
    status: {
      status: 'FAILED',
      reason: 401,
      message: 'Autenticación fallida 103',
      date: chileanDate,
    },
  },
  'payments/providers/getnet/getnet-wire.ts getnetSession': getnetSession,
  'payments/providers/getnet/getnet-wire.ts getnetCancelled': { session: getnetSession },
  'payments/providers/getnet/getnet-wire.ts getnetRefund': { status: getnetApproved },
  'payments/providers/getnet/getnet-wire.ts getnetNotification': {
    status: getnetApproved,
    requestId: 1_234,
    reference,
    signature: 'sha256:6d5f00206f080a64945f3d1152fa33fe4a68e48f17cf61d50ebaa760e855e3b6',
  },
  'payments/providers/sodexo/klap-wire.ts klapCreated': {
    order_id: '1M1b90c9cd80452eddb41f09d6',
    reference_id: reference,
    status: 'pending',
    amount: pesos,
    redirect_url: 'https://klap.example/pay/1M1b90c9cd80452eddb41f09d6',
  },
  'payments/providers/sodexo/klap-wire.ts klapOrder': {
    order_id: '1M1b90c9cd80452eddb41f09d6',
    reference_id: reference,
    status: 'completed',
    amount: pesos,
    payment_details: [
      { key: 'last_digits', value: '4105' },
      { key: 'approval_code', value: '831347' },
    ],
  },
  'payments/providers/sodexo/klap-wire.ts klapRefund': {
    order_id: '1M1b90c9cd80452eddb41f09d6',
    type: 'refund',
    amount: 7_490,
    refundable_amount: 0,
    status: 'refunded',
    mc_code: '831347',
  },
  'payments/providers/sodexo/klap-wire.ts klapRefusal': {
    code: 400_013,
    message: 'The method sodexo is refunded in full.',
  },
  'payments/providers/sodexo/klap-wire.ts klapWebhook': {
    order_id: '1M1b90c9cd80452eddb41f09d6',
    reference_id: reference,
    mc_code: '831347',
  },
};
