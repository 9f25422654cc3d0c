import { textOf } from '@comanda/domain/draft/json.ts';
import { type FileItem, itemsOf, type PlacedItem } from '@comanda/domain/draft/menu-file.ts';
import { type PriceChange, priceSteps, raisedPrice } from '@comanda/domain/draft/raise-prices.ts';
import { fromMajor, minor, zero } from '@comanda/domain/money/money.ts';
import { parseMoney } from '@comanda/domain/money/parse-money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Chips } from '@comanda/ui/choice.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import { useMoney } from '../../counter/use-money.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { SelectField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import type { MenuEditor } from './menu-editor.ts';
import { numberOf } from './read-item.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';

/** `ids`: the chosen dishes; null: all of the menu or of a category. */
type Props = { ids: ReadonlySet<number> | null; editor: MenuEditor; onClose: () => void };
type Kind = PriceChange['kind'];
const examples = 5;

/** Raises or lowers the prices of chosen dishes, the whole menu or one category, with rounding. */
export function PricesDialog({ ids, editor, onClose }: Props) {
  const { prices: texts, form, many } = useBrandTexts();
  const { country } = useCounter().page;
  const money = useMoney();
  const [where, setWhere] = useState('');
  const [kind, setKind] = useState<Kind>('percent');
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState('');
  const change = changeOf(kind, typed, step, country);
  const raised =
    change === null ? [] : raisedIn(editor, isIn(ids, where), change, country.decimals);
  const isBelow = raised.some(({ after }) => after === null);
  const amount = (value: number): string => money(fromMajor(value, country.decimals) ?? zero);
  const apply = (): void => {
    editor.draft.add(
      raised.flatMap(({ dish, after }) =>
        after === null
          ? []
          : [{ ...editor.item('products', dish.id), op: 'set', field: 'price', value: after }],
      ),
    );
    onClose();
  };
  const isReady = raised.length > 0 && !isBelow;
  return (
    <Dialog label={texts.title} closeLabel={form.close} onClose={onClose}>
      <DialogHead title={texts.title} lead={texts.lead} />
      <DialogBody>
        <div className={css.form}>
          {ids !== null && <p className={css.note}>{many.chosen(ids.size)}</p>}
          {ids === null && (
            <SelectField
              label={texts.where}
              value={where}
              options={[
                { value: '', label: texts.all },
                ...editor.file.categories.map((category) => ({
                  value: String(category.id),
                  label: textOf(category, 'name'),
                })),
              ]}
              onChange={setWhere}
            />
          )}
          <Chips
            name="price-kind"
            legend={texts.how}
            value={kind}
            options={[
              { value: 'percent', label: texts.byPercent },
              { value: 'amount', label: texts.byAmount },
            ]}
            onChange={setKind}
          />
          <TextField
            label={kind === 'percent' ? texts.percent : texts.amount}
            value={typed}
            problem={
              isBelow
                ? texts.negative
                : typed.trim() !== '' && change === null
                  ? texts.wrong
                  : undefined
            }
            onChange={setTyped}
          />
          <SelectField
            label={texts.round}
            value={step}
            options={[
              { value: '', label: texts.noRound },
              ...priceSteps(country.decimals).map((each) => ({
                value: String(each),
                label: money(each),
              })),
            ]}
            onChange={setStep}
          />
          <ul className={css.examples} aria-live="polite">
            {raised.slice(0, examples).map(({ dish, before, after }) => (
              <li key={dish.id}>
                {texts.example({
                  name: textOf(dish, 'name'),
                  before: amount(before),
                  after: after === null ? '–' : amount(after),
                })}
              </li>
            ))}
          </ul>
          {change !== null && raised.length === 0 && <p className={css.note}>{texts.nothing}</p>}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide aria-disabled={!isReady} onClick={() => (isReady ? apply() : undefined)}>
          {texts.apply(raised.length)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function changeOf(
  kind: Kind,
  typed: string,
  step: string,
  country: ReturnType<typeof useCounter>['page']['country'],
): PriceChange | null {
  const text = typed.trim().replace('−', '-');
  const rounded = step === '' ? null : minor(Number(step));
  if (kind === 'percent') {
    const percent = /^-?\d{1,3}([.,]\d{1,2})?$/u.test(text) ? Number(text.replace(',', '.')) : 0;
    return percent === 0 ? null : { kind, percent, step: rounded };
  }
  const isDown = text.startsWith('-');
  const amount = parseMoney(isDown ? text.slice(1) : text, country);
  if (amount === null || amount === 0) return null;
  return { kind, amount: isDown ? minor(-amount) : amount, step: rounded };
}

const isIn =
  (ids: Props['ids'], where: string) =>
  ({ item, parent }: PlacedItem): boolean =>
    ids === null ? where === '' || parent === Number(where) : ids.has(item.id);

type Raised = { dish: FileItem; before: number; after: number | null };

/** The dishes whose price changes. */
function raisedIn(
  { file }: MenuEditor,
  counts: (dish: PlacedItem) => boolean,
  change: PriceChange,
  decimals: Parameters<typeof raisedPrice>[2],
): readonly Raised[] {
  return itemsOf(file, 'products')
    .filter(counts)
    .flatMap(({ item: dish }) => {
      const before = numberOf(dish, 'price') ?? 0;
      const after = raisedPrice(before, change, decimals);
      return after === before ? [] : [{ dish, before, after }];
    });
}
