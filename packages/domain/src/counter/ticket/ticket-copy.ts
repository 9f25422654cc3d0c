/**
 * The papers of an order. `kitchen`: dishes, options and notes, without any price; `door`: for the
 * bag and the person who takes it, with prices and the money to collect.
 * docs/rules/counter-ticket.md#copies-of-a-ticket.
 */
export const ticketCopies = ['kitchen', 'door'] as const;
export type TicketCopy = (typeof ticketCopies)[number];

/** Widths of receipt paper in millimetres. docs/rules/counter-ticket.md#paper-width. */
export const paperWidths = [80, 58] as const;
export type PaperWidth = (typeof paperWidths)[number];
