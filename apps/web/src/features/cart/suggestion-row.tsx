import { suggestionsTexts } from '@comanda/i18n/areas/suggestions.ts';
import { useEffect, useId, useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import css from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The "¿Algo más?" row of the cart. Hidden without suggestions. An added product leaves the row;
 * the focus stays in the row. docs/rules/cart.md#suggestions-in-the-cart.
 */
export function SuggestionRow() {
  const { toasts, texts } = useApp();
  const words = useTextsOf(suggestionsTexts);
  const products = useSuggestions();
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const first = products[0]?.id;
  useEffect(() => {
    list.current?.scrollTo({ left: 0 });
  }, [first]);
  if (products.length === 0) return null;
  return (
    <section className={css.row} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.title}</h3>
      <ul ref={list} tabIndex={-1}>
        {products.map((product) => (
          <SuggestionCard
            key={product.id}
            product={product}
            onAdded={() => {
              list.current?.focus({ preventScroll: true });
              showToast(toasts, texts.menu.added(product.name), null, 2_500);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
