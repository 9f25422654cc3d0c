import type { Store } from '@comanda/domain/store/store.ts';
import { ChoiceList } from '@comanda/ui/choice.tsx';
import { storeIcon } from '@comanda/ui/lazy-icons.ts';

type Props<Each> = {
  legend: string;
  stores: readonly Each[];
  chosen: Pick<Store, 'id'>;
  onChoose: (id: string) => void;
  hintOf: (each: Each) => string | readonly string[];
};

/** The stores of an order to choose one from, each with its name and lines of facts. */
export function StoreChoiceList<Each extends { store: Pick<Store, 'id' | 'name'> }>({
  legend,
  stores,
  chosen,
  onChoose,
  hintOf,
}: Props<Each>) {
  return (
    <ChoiceList
      name="store"
      legend={legend}
      value={String(chosen.id)}
      onChange={onChoose}
      options={stores.map((each) => ({
        value: String(each.store.id),
        label: each.store.name,
        hint: hintOf(each),
        icon: storeIcon,
      }))}
    />
  );
}
