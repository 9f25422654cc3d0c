import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { textOf } from '@comanda/domain/draft/json.ts';
import { zonesOf } from '@comanda/domain/draft/store-files.ts';
import { Button } from '@comanda/ui/button.tsx';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { UntitledCard } from '../../counter/card.tsx';
import css from './brand-stores.module.css';
import { orderMethods } from './order-methods.ts';
import type { StoreEditor } from './store-editor.ts';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';

type Props = {
  editor: StoreEditor;
  /** The stores that stand against a publication. */
  wrong: ReadonlySet<number>;
  onEdit: (store: FileItem | null) => void;
  onZones: (store: FileItem) => void;
};

/** The stores as they will be, each with its way of dispatch and its zones. */
export function StoresList({ editor, wrong, onEdit, onZones }: Props) {
  const texts = useBrandStoreTexts();
  return (
    <UntitledCard label={texts.title}>
      <p className={backOffice.note}>{texts.lead}</p>
      <div>
        <Button look="soft" onClick={() => onEdit(null)}>
          {texts.add}
        </Button>
      </div>
      <ul className={css.stores}>
        {editor.stores.map((store) => (
          <StoreRow
            key={store.id}
            {...{ store, editor, onEdit, onZones }}
            isWrong={wrong.has(store.id)}
          />
        ))}
      </ul>
    </UntitledCard>
  );
}

type RowProps = Omit<Props, 'wrong'> & { store: FileItem; isWrong: boolean };

function StoreRow({ store, editor, isWrong, onEdit, onZones }: RowProps) {
  const texts = useBrandStoreTexts();
  const name = textOf(store, 'name');
  const mark = editor.markOf(store);
  const method = orderMethods.find((each) => each === store['orderMethod']) ?? 'neither';
  const isClosed = ['inactive', 'suspended'].includes(textOf(store, 'subscription'));
  const delivers = method === 'both' || method === 'store_delivery';
  const ways = texts.methods[method];
  return (
    <li className={css.store}>
      <button type="button" className={css.open} onClick={() => onEdit(store)}>
        <span className={css.head}>
          <b>{name}</b>
          {isClosed && <span className={css.closed}>{texts.marks.closed}</span>}
          {mark !== null && <span className={backOffice.drafted}>{texts.marks[mark]}</span>}
          {isWrong && <span className={css.wrong}>{texts.marks.wrong}</span>}
        </span>
        <small>{textOf(store, 'textAddress')}</small>
        <small>
          {[ways, ...(delivers ? [texts.zoneCount(zonesOf(store).length)] : [])].join(' · ')}
        </small>
      </button>
      <Button look="quiet" aria-label={texts.zonesOfLong(name)} onClick={() => onZones(store)}>
        {texts.zonesOf}
      </Button>
    </li>
  );
}
