import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import type { OfferedMethod } from '@comanda/domain/payment/methods.ts';
import type { ComponentType, ReactNode } from 'react';

/**
 * `methods`: of saved cards, those that the order may use. `chosen`: the method of the form.
 * `onChoose`: the shopper chose a card of this method.
 */
export type CardOptionsProps = {
  methods: readonly SavedCardMethod[];
  chosen: PaymentMethodName | null;
  onChoose: (method: SavedCardMethod) => void;
};

/**
 * `offered`: every method of the order. `selectedFirst`: the method that the page selected by
 * itself when it opened. `lastUsed`: the method of the draft or of the last order. `onSelect`: the
 * page chose by itself.
 */
export type CardSelectionProps = {
  offered: readonly OfferedMethod[];
  chosen: PaymentMethodName | null;
  selectedFirst: PaymentMethodName | null;
  lastUsed: PaymentMethodName | null;
  onSelect: (method: PaymentMethodName) => void;
};

/** `otherwise`: shown while no card of the method is chosen. */
export type ChosenCardProps = { method: PaymentMethodName; otherwise: ReactNode };

/**
 * The parts about cards in the payment section of the checkout, which load only if the order may
 * use such a method. `Selection` draws nothing and selects a saved card. `Options`: the list.
 * `Name`: the chosen card in words. `Mark`: the mark of its brand. `PayText`: the words of the pay
 * button with it.
 */
export type CardSlots = {
  Selection: ComponentType<CardSelectionProps>;
  Options: ComponentType<CardOptionsProps>;
  Name: ComponentType<ChosenCardProps>;
  Mark: ComponentType<ChosenCardProps>;
  PayText: ComponentType<ChosenCardProps>;
};
