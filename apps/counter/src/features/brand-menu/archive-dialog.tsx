import { useReading } from '@comanda/client/use-reading.ts';
import { getArchivedDishes } from '@comanda/contract/counter/brand-draft.ts';
import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import { type FileItem, itemOf } from '@comanda/domain/draft/menu-file.ts';
import { menusIn } from '@comanda/domain/draft/menu-section.ts';
import { returnedDish } from '@comanda/domain/draft/returned-dish.ts';
import { fromMajor, zero } from '@comanda/domain/money/money.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogHead } from '@comanda/ui/dialog.tsx';
import { useCounter } from '../../counter/app-context.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { DishThumb } from '../../counter/dish-thumb.tsx';
import { ReadingState } from '../../counter/screen.tsx';
import { useMoney } from '../../counter/use-money.ts';
import { useWhen } from '../../counter/use-when.ts';
import own from './archive.module.css';
import { inOneWidth } from './in-one-width.ts';
import type { MenuEditor } from './menu-editor.ts';
import { numberOf } from './read-item.ts';

type Archived = AnswerOf<typeof getArchivedDishes>['dishes'][number];
type Props = { editor: MenuEditor; onClose: () => void };

/** The dishes that earlier publications took off the menu, and the way back of each. */
export function ArchiveDialog({ editor, onClose }: Props) {
  const { archive: texts, form } = useBrandTexts();
  const reading = useReading(
    (call) => call(getArchivedDishes, {}),
    `archived dishes ${editor.draft.shared.version}`,
  );
  const dishes = reading.value?.dishes ?? [];
  return (
    <Dialog label={texts.title} closeLabel={form.close} onClose={onClose} size="wide">
      <DialogHead title={texts.title} lead={texts.lead} />
      <DialogBody>
        <ReadingState reading={reading} />
        {reading.value !== null && dishes.length === 0 && <p className={css.note}>{texts.none}</p>}
        <ul className={css.rows}>
          {dishes.map((each) => (
            <ArchivedRow key={`${each.file} ${each.id}`} archived={each} editor={editor} />
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}

type RowProps = { archived: Archived; editor: MenuEditor };

function ArchivedRow({ archived, editor }: RowProps) {
  const { archive: texts } = useBrandTexts();
  const money = useMoney();
  const { decimals } = useCounter().page.country;
  const { pictureUrl } = archived;
  const dish = JSON.parse(archived.value) as FileItem;
  const name = textOf(dish, 'name');
  const price = money(fromMajor(numberOf(dish, 'price') ?? 0, decimals) ?? zero);
  return (
    <li className={own.row}>
      <DishThumb picture={pictureUrl === null ? null : inOneWidth(pictureUrl)} />
      <span className={css.grow}>
        <b>{name}</b>
        <small>{texts.was({ price, category: archived.categoryName })}</small>
        <Left archived={archived} />
      </span>
      <WayBack archived={archived} dish={dish} name={name} editor={editor} />
    </li>
  );
}

function Left({ archived: { at, by } }: Pick<RowProps, 'archived'>) {
  const { archive: texts } = useBrandTexts();
  const when = useWhen();
  if (at === null) return <small>{texts.leftElsewhere}</small>;
  return <small>{by === null ? texts.left(when(at)) : texts.leftBy({ when: when(at), by })}</small>;
}

type BackProps = RowProps & { dish: FileItem; name: string };

/** Drafts the return of a dish, unless the draft has it already. */
function WayBack({ archived, dish, name, editor: { draft } }: BackProps) {
  const { archive: texts } = useBrandTexts();
  const { file, categoryId } = archived;
  const menu = menusIn(draft.files).get(file);
  if (menu !== undefined && itemOf(menu, { list: 'products', id: dish.id, parent: null }) !== null)
    return <span className={css.drafted}>{texts.isBack}</span>;
  const back = menu === undefined ? null : returnedDish(menu, { file, dish, categoryId });
  if (back === null) return <span className={css.uses}>{texts.noCategory}</span>;
  return (
    <span className={own.back}>
      <Button look="soft" aria-label={texts.backLong(name)} onClick={() => draft.add([back.edit])}>
        {texts.back}
      </Button>
      {back.lostGroups > 0 && <small>{texts.withoutGroups(back.lostGroups)}</small>}
    </span>
  );
}
