import { maxLineCount } from '@comanda/domain/cart/cart-limits.ts';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { LineInput } from '@comanda/domain/cart/edit-cart.ts';
import { lineHash } from '@comanda/domain/cart/line-hash.ts';
import { priceLine } from '@comanda/domain/cart/price-line.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { missingGroups } from '@comanda/domain/menu/missing-groups.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog } from '@comanda/ui/dialog.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { lazyPart } from '@comanda/ui/lazy-part.ts';
import { Stepper } from '@comanda/ui/stepper.tsx';
import { type ReactNode, Suspense, useMemo, useReducer } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import type { PageTexts } from '../../platform/texts.ts';
import type { ComboPartner } from './combo-partner.ts';
import {
  type DraftAction,
  initialProductDraft,
  type ProductDraft,
  productDraftReducer,
} from './product-draft.ts';
import { ProductIntro } from './product-intro.tsx';
import { ProductQuestions } from './product-questions.tsx';
import css from './product-sheet.module.css';

const ScheduleProduct = lazyPart(() => import('./schedule-product.tsx'), 'ScheduleProduct');

type Props = {
  product: Product;
  /** The line being edited, or null for a new one. */
  line: CartLine | null;
  unavailable: string | null;
  /** `partner`: the shopper adds it too, for a combo. */
  onDone: (line: LineInput, partner: ComboPartner | null) => void;
  onClose: () => void;
};

/**
 * A product with its questions. The add button is never disabled: with an answer missing it scrolls
 * to that question. docs/rules/menu.md#required-groups.
 */
export function ProductSheet({ onClose, ...edited }: Props) {
  const { product, line, unavailable } = edited;
  const { texts } = useApp();
  const { draft, act, missing, submit } = useProductDraft(edited);
  return (
    <Dialog
      label={product.name}
      closeLabel={texts.common.close}
      onClose={onClose}
      size="product"
      tall
      openInHtml
      focusFallback={`[data-open-product="${product.id}"]`}
    >
      <div
        className={css.sheet}
        data-product-sheet={product.id}
        data-plain={product.modifierGroupIds.length === 0 ? '' : undefined}
      >
        <div className={css.body}>
          <ProductIntro
            product={product}
            unavailable={unavailable}
            onAddBoth={line === null && unavailable === null ? submit : null}
          />
          <ProductQuestions product={product} draft={draft} missing={missing} act={act} />
        </div>
        <SheetFoot
          product={product}
          unavailable={unavailable}
          missing={missing}
          draft={draft}
          act={act}
        >
          <Button bar onClick={() => submit(null)} aria-disabled={unavailable !== null}>
            <span>{line === null ? texts.menu.add : texts.common.save}</span>
            <span>
              <LivePrice product={product} draft={draft} />
            </span>
          </Button>
        </SheetFoot>
      </div>
    </Dialog>
  );
}

/** The shopper's choices, the answers that are missing, and the submit of both. */
function useProductDraft({ product, line, unavailable, onDone }: Omit<Props, 'onClose'>) {
  const index = useMenuIndex();
  const reduce = useMemo(() => productDraftReducer(product, index), [product, index]);
  const [draft, act] = useReducer(reduce, line, initialProductDraft);
  const missing = missingGroups(product, index, draft.picks);
  const submit = (partner: ComboPartner | null): void => {
    const first = missing[0];
    if (unavailable !== null) return act({ type: 'showMissing' });
    if (first === undefined)
      return onDone(
        {
          productId: product.id,
          picks: draft.picks,
          instructions: draft.instructions,
          count: draft.count,
        },
        partner,
      );
    act({ type: 'showMissing' });
    focusGroup(first.group.id);
  };
  return { draft, act, missing, submit };
}

type FootProps = ScheduledProps & {
  draft: ProductDraft;
  missing: MissingGroups;
  act: (action: DraftAction) => void;
};

/** The reason that nothing was added, the number of units and the button. */
function SheetFoot({ product, unavailable, missing, draft, act, children }: FootProps) {
  return (
    <div className={css.foot}>
      <div role="alert">
        {draft.showMissing ? <AddProblem unavailable={unavailable} missing={missing} /> : null}
      </div>
      <OrScheduled product={product} unavailable={unavailable}>
        <CountStepper count={draft.count} act={act} />
        {children}
      </OrScheduled>
    </div>
  );
}

type ScheduledProps = Pick<Props, 'product' | 'unavailable'> & { children: ReactNode };

/**
 * The actions of the sheet; for a product of another hour the button that schedules it, which is
 * fetched then.
 */
function OrScheduled({ product, unavailable, children }: ScheduledProps) {
  const actions = <div className={css.actions}>{children}</div>;
  if (unavailable === null) return actions;
  return (
    <Suspense fallback={actions}>
      <ScheduleProduct product={product}>{actions}</ScheduleProduct>
    </Suspense>
  );
}

type CountStepperProps = { count: number; act: (action: DraftAction) => void };

function CountStepper({ count, act }: CountStepperProps) {
  const { texts } = useApp();
  return (
    <Stepper
      label={texts.common.quantity}
      texts={{
        fewer: texts.common.removeOne,
        more: texts.common.addOne,
        remove: texts.common.remove,
      }}
      quantity={count}
      min={1}
      max={maxLineCount}
      limit={texts.cart.lineLimit(maxLineCount)}
      onChange={(next) => act({ type: 'count', count: next })}
    />
  );
}

/** Runs after the missing notes render: focuses the first one and scrolls to it. */
function focusGroup(groupId: number): void {
  requestAnimationFrame(() => {
    const group = document.getElementById(`group-${groupId}`);
    group?.scrollIntoView({ block: 'center' });
    group?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  });
}

function LivePrice({ product, draft }: { product: Product; draft: ProductDraft }) {
  const { page } = useApp();
  const index = useMenuIndex();
  const { picks, count, instructions } = draft;
  const price = priceLine(
    {
      productId: product.id,
      picks,
      count,
      instructions,
      hash: lineHash(product.id, picks, instructions),
    },
    index,
  );
  return price.ok ? formatMoney(price.value.total, page.settings.country) : null;
}

type MissingGroups = ReturnType<typeof missingGroups>;

/**
 * The reason for which the button did not add: the product is unavailable, or an answer is missing.
 */
function AddProblem({
  unavailable,
  missing,
}: {
  unavailable: string | null;
  missing: MissingGroups;
}) {
  const { texts } = useApp();
  const text = unavailable ?? (missing.length === 0 ? null : missingText(missing, texts.menu));
  if (text === null) return null;
  return (
    <p className={css.missing}>
      <Icon name="alert" size={18} />
      {text}
    </p>
  );
}

function missingText(missing: MissingGroups, menu: PageTexts['menu']): string {
  const count = missing.reduce((sum, entry) => sum + entry.missing, 0);
  return menu.missingIn({
    count,
    groups: joinNames(missing.map((entry) => entry.group.name.toLowerCase())),
  });
}
