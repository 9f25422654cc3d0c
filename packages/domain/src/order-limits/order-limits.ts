import { hourMs } from '../duration.ts';
import { limitOfScope, type NetworkScope } from '../limits/networks-of.ts';

/** Limits of one caller at one brand. Each is a whole number; 0 means no limit. */
export type CallerLimits = {
  /**
   * Unpaid open orders within `unpaidOrderWindowMs`: of a buyer at one store, of a network at the
   * whole brand.
   */
  openUnpaidOrders: number;
  /** Orders placed within an hour, whatever their status. */
  ordersPerHour: number;
  /** Units of counted stock that these unpaid orders reserve together. */
  heldUnits: number;
  /** Payment starts within an hour. */
  paymentStartsPerHour: number;
  /** Live event streams at the same time. */
  eventStreams: number;
};

/**
 * Limits that keep one caller from blocking a store's stock, slots and kitchen without paying. A
 * buyer is the owner of a token. Guest tokens are free to make, so a much wider limit counts the
 * networks of the address (`limits/networks-of.ts`); "network" here is a host, and its home and its
 * site have more. Phones and addresses are never counted: a caller could use them to block another
 * shopper. docs/tenants.md#limits.
 */
export type OrderLimits = {
  perBuyer: CallerLimits;
  perNetwork: CallerLimits;
  /** Mails to one mailbox within a day (UTC); 0 means no limit. */
  mailsPerRecipientAndDay: number;
  /** Courier quotes that one network's carts may cause within an hour; 0 means no limit. */
  courierQuotesPerNetworkAndHour: number;
};

/** Returns the limits of a wider network, from those of a host. */
export const limitsOfScope = (scope: NetworkScope, ofHost: CallerLimits): CallerLimits => ({
  openUnpaidOrders: limitOfScope(scope, ofHost.openUnpaidOrders),
  ordersPerHour: limitOfScope(scope, ofHost.ordersPerHour),
  heldUnits: limitOfScope(scope, ofHost.heldUnits),
  paymentStartsPerHour: limitOfScope(scope, ofHost.paymentStartsPerHour),
  eventStreams: limitOfScope(scope, ofHost.eventStreams),
});

/**
 * Milliseconds after its placement in which an unpaid order counts against the limits. The database
 * gets it as a parameter. docs/rules/limits.md#open-unpaid-orders.
 */
export const unpaidOrderWindowMs = 2 * hourMs;

/**
 * Limits of a brand that configures none. The network limits suit a campus or a mobile carrier,
 * whose shoppers share one address.
 */
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
