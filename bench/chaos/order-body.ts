export const person = { name: 'Camila Rojas', email: 'camila@example.com', phone: '87654321' };

/** What one burger of the test shop costs, in whole pesos. */
export const total = 5_990;

/** One burger, well done, picked up, paid with Webpay. */
export const orderBody = {
  order: {
    ...person,
    payment_method: 'webpay',
    store_id: 1,
    dispatch_method: 'in_store',
    items_attributes: [{ key: 'a', product_id: 1, quantity: 1, modifiers: [{ id: 11, group_id: 1, quantity: 1, action: 'add' }] }],
    napkin: true,
    coverly: false,
    tip: 0,
    store_tip: 0,
    checkout_answers: [],
    terms_and_conditions: true,
    expected_total: total,
  },
  email_subscription: false,
  online_payment: true,
};
