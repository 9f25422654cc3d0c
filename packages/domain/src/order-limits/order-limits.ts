/** How much one asker may do at one brand. Each is a whole number; 0: no limit. */
export type CallerLimits = {
  /** Orders of the last two hours that are neither paid nor ended: of a buyer at one store, of a network at the whole brand. */
  openUnpaidOrders: number;
  /** Orders placed within an hour, whatever became of them. */
  ordersPerHour: number;
  /** Units of counted stock that such unpaid orders hold together. */
  heldUnits: number;
  /** Starts of a payment within an hour. */
  paymentStartsPerHour: number;
  /** Orders that are followed live at the same time. */
  eventStreams: number;
};

/**
 * What keeps one person from taking a shop's stock, hours and kitchen without paying. A buyer is the owner of a token; guests are free to
 * make, so a much wider limit counts the network address that they come from (IPv4: the address, IPv6: its /64). Never a phone or a door:
 * by those anybody could shut somebody else out. docs/tenants.md#limits.
 */
export type OrderLimits = {
  perBuyer: CallerLimits;
  perNetwork: CallerLimits;
  /** Mails to one mailbox within a day (UTC); 0: no limit. */
  mailsPerRecipientAndDay: number;
  /** Questions to couriers that the prices of one network may cause within an hour; 0: no limit. */
  courierQuotesPerNetworkAndHour: number;
};

/** Of a brand that says nothing. The network's are made for a campus or a mobile carrier, whose people share one address. */
export const defaultOrderLimits: OrderLimits = {
  perBuyer: {
    openUnpaidOrders: 3,
    ordersPerHour: 10,
    heldUnits: 50,
    paymentStartsPerHour: 30,
    eventStreams: 8,
  },
  perNetwork: {
    openUnpaidOrders: 100,
    ordersPerHour: 300,
    heldUnits: 300,
    paymentStartsPerHour: 600,
    eventStreams: 400,
  },
  mailsPerRecipientAndDay: 15,
  courierQuotesPerNetworkAndHour: 120,
};

/** How long an order counts as open and unpaid, milliseconds: what is older is its restaurant's matter. */
export const openUnpaidWindowMs = 2 * 3_600_000;
