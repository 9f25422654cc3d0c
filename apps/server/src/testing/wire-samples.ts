import { cardAndMercadoSamples } from './card-and-mercado-samples.ts';
import type { JsonValue } from './hostile-values.ts';
import { walletAndPageSamples } from './wallet-and-page-samples.ts';

const at = '2026-11-21T15:30:00Z';
const text = 'Avenida Italia';
const uberDelivery = {
  id: 'del_1',
  status: 'pickup',
  external_id: 'burger-1',
  complete: false,
  tracking_url: 'https://uber.example/t',
  dropoff_eta: at,
  courier_imminent: true,
  courier: { name: 'Ana', phone_number: '+56911111111', location: { lat: -33.4, lng: -70.6 } },
};
const peyaShipping = {
  shippingId: 's1',
  referenceId: 'burger-1',
  status: 'CANCELLED',
  cancelCode: 'BAD_WEATHER',
  estimatedDropOffTime: at,
  shareLocationUrl: 'https://peya.example/t',
};
const parcel = { id: 'p1', external_id: 'burger-1', tracking_url: 'https://cabify.example/t' };
const osmAddress = {
  house_number: '1500',
  road: text,
  neighbourhood: 'x',
  suburb: 'x',
  city_district: 'x',
  city: 'Ñuñoa',
  town: 'x',
  municipality: 'x',
  postcode: '1',
};
const nominatim = {
  osm_type: 'way',
  osm_id: 12,
  lat: '-33.4',
  lon: '-70.6',
  name: text,
  address: osmAddress,
};
const photon = {
  properties: {
    osm_type: 'W',
    osm_id: 12,
    name: text,
    street: text,
    housenumber: '1500',
    type: 'house',
    city: 'Ñuñoa',
    district: 'x',
    locality: 'x',
    countrycode: 'cl',
    postcode: '1',
  },
  geometry: { coordinates: [-70.6, -33.4] },
};

/**
 * An answer with every field for each schema of another system's answers, by file and export. A
 * schema that is not named here fails the test that plays hostile values to all of them
 * (hostile-answers.test.ts).
 */
export const wireSamples: Readonly<Record<string, JsonValue>> = {
  'couriers/access-token-wire.ts issuedTokenSchema': { access_token: 'abc', expires_in: 3_600 },
  'couriers/providers/uber/uber-wire.ts uberQuote': {
    id: 'q1',
    expires: at,
    fee: 350_000,
    currency_type: 'CLP',
    currency: 'CLP',
    dropoff_eta: at,
  },
  'couriers/providers/uber/uber-wire.ts uberDelivery': uberDelivery,
  'couriers/providers/uber/uber-wire.ts uberDeliveryList': {
    data: [{ id: 'del_1', external_id: 'burger-1' }],
  },
  'couriers/providers/uber/uber-wire.ts uberRefusalAnswer': {
    code: 'duplicate_delivery',
    metadata: { delivery_id: 'del_2' },
  },
  'couriers/providers/uber/uber-wire.ts uberWebhook': {
    kind: 'event.delivery_status',
    delivery_id: 'del_1',
    created: at,
    data: {},
  },
  'couriers/providers/uber/uber-wire.ts uberWebhookRef': { data: { external_id: 'burger-1' } },
  'couriers/providers/peya/peya-wire.ts peyaEstimate': {
    estimateId: 'e1',
    deliveryOffers: [
      {
        deliveryOfferId: 'o1',
        confirmationTimeLimit: at,
        deliveryTimeTo: at,
        pricing: { total: 3_500.5, currency: 'CLP' },
      },
    ],
  },
  'couriers/providers/peya/peya-wire.ts peyaShipping': peyaShipping,
  'couriers/providers/peya/peya-wire.ts peyaShippingList': { shippings: [peyaShipping] },
  'couriers/providers/peya/peya-wire.ts peyaTracking': {
    rider: { name: 'Ana', phone: '+56911111111', location: { latitude: -33.4, longitude: -70.6 } },
  },
  'couriers/providers/peya/peya-wire.ts peyaRefusalAnswer': { code: 'BAD_WEATHER' },
  'couriers/providers/peya/peya-wire.ts peyaWebhook': {
    topic: 'SHIPPING_STATUS',
    id: 's1',
    referenceId: 'burger-1',
  },
  'couriers/providers/peya/peya-wire.ts peyaWebhookRef': { referenceId: 'burger-1' },
  'couriers/providers/cabify/cabify-wire.ts cabifyShippingTypes': {
    shipping_types: [{ id: 't1', modality: 'express' }],
  },
  'couriers/providers/cabify/cabify-wire.ts cabifyEstimate': {
    deliveries: [{ estimation: { price: { amount: 3_500, currency: 'clp' } } }],
  },
  'couriers/providers/cabify/cabify-wire.ts cabifyCreatedParcels': { parcels: [parcel] },
  'couriers/providers/cabify/cabify-wire.ts cabifyParcelPage': {
    parcels: [parcel],
    more_pages: false,
  },
  'couriers/providers/cabify/cabify-wire.ts cabifyStatus': {
    id: 'p1',
    external_id: 'burger-1',
    state: 'internalcancel',
    failure_reason: 'invalid_pick_up_location',
    shipping_type: 'express',
    driver: { name: 'Ana', phone: '+56911111111' },
    tracking: {
      location: { lat: -33.4, lon: -70.6 },
      routes: { drop_off: { eta: 300 } },
      tracking_url: 'https://cabify.example/t',
    },
  },
  'couriers/providers/cabify/cabify-wire.ts cabifyRefusalAnswer': { errors: ['no'] },
  'couriers/providers/cabify/cabify-wire.ts cabifyWebhook': {
    external_id: 'burger-1',
    id: 'p1',
    parcel_id: 'p1',
  },
  'couriers/providers/cabify/cabify-wire.ts cabifyWebhookRef': { external_id: 'burger-1' },
  'geocoding/google-wire.ts autocompleteResponse': {
    suggestions: [
      {
        placePrediction: {
          placeId: 'ChIJ1',
          structuredFormat: { mainText: { text }, secondaryText: { text: 'Ñuñoa' } },
          types: ['route'],
        },
      },
    ],
  },
  'geocoding/google-wire.ts placeDetailsResponse': {
    id: 'ChIJ1',
    location: { latitude: -33.4, longitude: -70.6 },
    addressComponents: [{ longText: text, types: ['route'] }],
  },
  'geocoding/google-wire.ts geocodeResponse': {
    status: 'OK',
    results: [
      {
        place_id: 'ChIJ1',
        address_components: [{ long_name: text, types: ['route'] }],
        geometry: { location: { lat: -33.4, lng: -70.6 } },
      },
    ],
  },
  'geocoding/nominatim-wire.ts result': nominatim,
  'geocoding/nominatim-wire.ts results': [nominatim],
  'geocoding/nominatim-wire.ts reverseResponse': nominatim,
  'geocoding/photon-wire.ts feature': photon,
  'geocoding/photon-wire.ts collection': { features: [photon] },
  ...walletAndPageSamples,
  'payments/providers/webpay/webpay-wire.ts webpayCreated': {
    token: '01ab',
    url: 'https://webpay.example/form',
  },
  'payments/providers/webpay/webpay-wire.ts webpayTransaction': {
    status: 'PARTIALLY_NULLIFIED',
    buy_order: 'ABC',
    amount: 5_990,
    response_code: 0,
    authorization_code: '123456',
    card_detail: { card_number: '6623' },
    balance: 990,
    transaction_date: at,
  },
  'payments/providers/webpay/webpay-wire.ts webpayRefund': {
    type: 'NULLIFIED',
    nullified_amount: 990,
    balance: 5_000,
    response_code: 0,
  },
  'payments/providers/webpay/webpay-wire.ts webpayRefusalAnswer': { error_message: 'no' },
  ...cardAndMercadoSamples,
};
