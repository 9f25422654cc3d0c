import type { JsonValue } from './hostile-values.ts';

const at = '2026-11-21T15:30:00.000-03:00';
const merchantRef = 'burger-1';

const kushkiTicket = '518292929292929292';
const kushkiRow = {
  ticket_number: kushkiTicket,
  sale_ticket_number: '518292929292929291',
  transaction_type: 'SALE',
  transaction_status: 'APPROVAL',
  approved_transaction_amount: 199.5,
  currency_code: 'MXN',
  metadata: { merchantRef },
  approval_code: 'PRUEBA',
  last_four_digits: '4242',
  processor_code: '00',
};

const mercadoPagoPayment = {
  id: 123_456_789_012,
  status: 'approved',
  status_detail: 'accredited',
  external_reference: merchantRef,
  transaction_amount: 5_990,
  transaction_amount_refunded: 990,
  currency_id: 'CLP',
  date_created: at,
  date_approved: at,
  authorization_code: '301299',
  card: { last_four_digits: '3704' },
};

const guid = '4e5cd3f6-1a5b-4b2c-9c7a-2f1f0f3c1f11';
const spiToken = '1m7lf5qkd9n3xvw0t6zy2hpgc8rbjs4ua-3p8k2x';
const powertranzTransaction = {
  TransactionType: 2,
  Approved: true,
  TransactionIdentifier: guid,
  TotalAmount: 250.75,
  CurrencyCode: '320',
  IsoResponseCode: '00',
  OrderIdentifier: merchantRef,
  AuthorizationCode: '123456',
  CardSuffix: '1111',
  CardBrand: 'Visa',
  PanToken: '411111_210000041111',
  RiskManagement: { ThreeDSecure: { AuthenticationStatus: 'Y' } },
};
const redirectData = `<!DOCTYPE html><html><body><form action="https://staging.ptranz.com/api/spi/ThreeDSecure" method="POST"><input type="hidden" name="SpiToken" value="${spiToken}" /></form></body></html>`;

/** Answers of Kushki, Mercado Pago, Oneclick and PowerTranz: see `wireSamples`. */
export const cardAndMercadoSamples: Readonly<Record<string, JsonValue>> = {
  'payments/providers/kushki/kushki-wire.ts chargeTicket': { ticketNumber: kushkiTicket },
  'payments/providers/kushki/kushki-wire.ts chargeAnswer': {
    ticketNumber: kushkiTicket,
    details: {
      transactionStatus: 'APPROVAL',
      approvedTransactionAmount: 199.5,
      currencyCode: 'MXN',
      metadata: { merchantRef },
      approvalCode: 'PRUEBA',
      lastFourDigits: '4242',
      processorCode: '00',
    },
  },
  'payments/providers/kushki/kushki-wire.ts kushkiRefusal': {
    code: 'K322',
    processorError: { code: '51' },
  },
  'payments/providers/kushki/kushki-wire.ts transactionList': { data: [kushkiRow], total: 1 },
  'payments/providers/kushki/kushki-wire.ts returnAnswer': { ticketNumber: kushkiTicket },
  'payments/providers/kushki/kushki-wire.ts tokenAnswer': {
    token: 'a2b74b7e3cf24e368a20380f16844d16',
  },
  'payments/providers/kushki/kushki-wire.ts subscriptionAnswer': {
    subscriptionId: '1549909887393000',
  },
  'payments/providers/kushki/kushki-wire.ts subscriptionInfo': {
    lastFourDigits: '4242',
    paymentBrand: 'Visa',
  },
  'payments/providers/kushki/kushki-wire.ts cardWebhook': {
    ticketNumber: kushkiTicket,
    ticket_number: kushkiTicket,
    transaction_status: 'APPROVAL',
    metadata: { merchantRef },
  },
  'payments/providers/mercado-pago/mercado-pago-wire.ts preferenceId':
    '202809963-920c288b-4ebb-40be-966f-700250fa5370',
  'payments/providers/mercado-pago/mercado-pago-wire.ts mercadoPagoPreference': {
    id: '202809963-920c288b-4ebb-40be-966f-700250fa5370',
    init_point: 'https://mercadopago.example/checkout/v1/redirect?pref_id=1',
    sandbox_init_point: 'https://sandbox.mercadopago.example/checkout/v1/redirect?pref_id=1',
    external_reference: merchantRef,
    expiration_date_to: at,
    items: [{ quantity: 1, unit_price: 5_990, currency_id: 'CLP' }],
  },
  'payments/providers/mercado-pago/mercado-pago-wire.ts mercadoPagoPayment': mercadoPagoPayment,
  'payments/providers/mercado-pago/mercado-pago-wire.ts mercadoPagoSearch': {
    paging: { total: 1 },
    results: [mercadoPagoPayment],
  },
  'payments/providers/mercado-pago/mercado-pago-wire.ts mercadoPagoRefund': {
    status: 'approved',
    amount: 990,
  },
  'payments/providers/mercado-pago/mercado-pago-wire.ts mercadoPagoRefusal': {
    status: 400,
    cause: [{ code: 2_063 }],
  },
  'payments/providers/oneclick/oneclick-wire.ts inscriptionStarted': {
    token: 'e128a9c24c0a3cbc09223973327b97c8c474f6b74be509196cce4caf162a016a',
    url_webpay: 'https://webpay.example/webpayserver/bp_multicode_inscription.cgi',
  },
  'payments/providers/oneclick/oneclick-wire.ts inscriptionFinished': {
    response_code: 0,
    tbk_user: 'b6bd6ba3-e718-4107-9386-d2b099a8dd42',
    card_type: 'Visa',
    card_number: 'XXXXXXXXXXXX6623',
  },
  'payments/providers/oneclick/oneclick-wire.ts oneclickTransaction': {
    buy_order: 'compra',
    card_detail: { card_number: 'XXXXXXXXXXXX6623' },
    details: [
      {
        status: 'PARTIALLY_NULLIFIED',
        response_code: 0,
        buy_order: 'compra',
        amount: 5_990,
        balance: 5_000,
        authorization_code: '1213',
      },
    ],
  },
  'payments/providers/oneclick/oneclick-wire.ts oneclickRefund': {
    type: 'NULLIFIED',
    balance: 5_000,
    response_code: 0,
  },
  'payments/providers/oneclick/oneclick-wire.ts oneclickRefusal': { error_message: 'no' },
  'payments/providers/credomatic/powertranz-wire.ts transaction': powertranzTransaction,
  'payments/providers/credomatic/powertranz-wire.ts transactions': [powertranzTransaction],
  'payments/providers/credomatic/powertranz-wire.ts started': {
    IsoResponseCode: 'SP4',
    TransactionIdentifier: guid,
    SpiToken: spiToken,
    RedirectData: redirectData,
  },
  'payments/providers/credomatic/powertranz-wire.ts refusal': { Errors: [{ Code: '314' }] },
  'payments/providers/credomatic/powertranz-wire.ts returned': {
    TransactionIdentifier: guid,
    SpiToken: spiToken,
    IsoResponseCode: '3D0',
  },
};
