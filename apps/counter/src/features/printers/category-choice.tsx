import type { CategoryId } from '@comanda/domain/ids.ts';
import { Checkbox } from '@comanda/ui/choice.tsx';
import { FoldGroup } from '../../counter/fold-group.tsx';
import { usePrintersTexts } from './use-printers-texts.ts';

/** A category of the store's menu. */
export type PrintedCategory = { id: CategoryId; name: string };

type Props = {
  categories: readonly PrintedCategory[];
  /** Empty: every dish. */
  chosen: readonly CategoryId[];
  onChange: (chosen: CategoryId[]) => void;
};

/** The categories whose dishes a printer prints, folded until one is chosen. */
export function CategoryChoice({ categories, chosen, onChange }: Props) {
  const { form: texts } = usePrintersTexts();
  if (categories.length === 0) return null;
  const toggle = (id: CategoryId, isOn: boolean): void =>
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <FoldGroup title={texts.categories} count={chosen.length} startsOpen={chosen.length > 0}>
      <p>{texts.allCategories}</p>
      {categories.map(({ id, name }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
          {name}
        </Checkbox>
      ))}
    </FoldGroup>
  );
}
