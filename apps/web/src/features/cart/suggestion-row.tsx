import type { Product } from '@comanda/domain/menu/menu.ts';
import type { NearOffer } from '@comanda/domain/offer/near-offer.ts';
import { suggestionsTexts } from '@comanda/i18n/areas/suggestions.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useNearOffer } from '../../shop/cart/use-near-offer.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { ComboCard } from './combo-card.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { markSuggestionsShown } from './suggestions-shown.ts';
import css from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The "¿Algo más?" row of the cart: the combo that the cart is near, then the suggestions, each
 * product once. Hidden without any. docs/rules/cart.md#suggestions-in-the-cart.
 */
export function SuggestionRow() {
  const near = useNearOffer();
  const completing = near?.products[0]?.id;
  const products = useSuggestions().filter(({ id }) => id !== completing);
  return near === null && products.length === 0 ? null : <Row near={near} products={products} />;
}

type Props = { near: NearOffer | null; products: readonly Product[] };

/** An added product leaves the row; the focus stays in the row. */
function Row({ near, products }: Props) {
  const { toasts, texts } = useApp();
  const words = useTextsOf(suggestionsTexts);
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const first = near?.offer.id ?? products[0]?.id;
  useMarkWhenVisible(section);
  useEffect(() => {
    list.current?.scrollTo({ left: 0 });
  }, [first]);
  const onAdded = (name: string): void => {
    list.current?.focus({ preventScroll: true });
    showToast(toasts, texts.menu.added(name), null, 2_500);
  };
  return (
    <section ref={section} className={css.row} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title}</h3>
      <ul ref={list} tabIndex={-1}>
        {near === null ? null : <ComboCard near={near} onAdded={onAdded} />}
        {products.map((product) => (
          <SuggestionCard
            key={product.id}
            product={product}
            onAdded={() => onAdded(product.name)}
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * Notes that the shopper sees the row, so that no dialog on the way to checkout shows the same
 * products again.
 */
function useMarkWhenVisible(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (section.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) markSuggestionsShown();
      },
      { threshold: 0.5 },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section]);
}
