import { textOf } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { Button } from '@comanda/ui/button.tsx';
import { useRef, useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { neighbourAfterMove } from '../../counter/brand-draft/neighbour-after-move.ts';
import { RowMoves } from '../../counter/brand-draft/row-moves.tsx';
import { pictureUrl } from '../../counter/pictures/picture-url.ts';
import { useFocusAfterRemoval } from '../../counter/use-focus-after-removal.ts';
import { BannerDialog } from './banner-dialog.tsx';
import { bannerFields } from './banner-form.ts';
import { bannerItem } from './banner-item.ts';
import type { MenuTargets } from './folder-menus.ts';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookEditor } from './look-editor.ts';
import { useLookTexts } from './use-look-texts.ts';

type Props = { editor: LookEditor; targets: MenuTargets };

/** Banners in the order of the shop. `edited` 0: a new one. */
export function BannersCard({ editor, targets }: Props) {
  const { banners: texts } = useLookTexts();
  const { banners, draft } = editor;
  const [edited, setEdited] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, banners.length);
  const move = (id: number, by: -1 | 1): void => {
    const after = neighbourAfterMove(banners, id, by);
    if (after !== undefined) draft.add([{ ...bannerItem(id), op: 'move', to: null, after }]);
  };
  return (
    <LookCard title={texts.title} now={texts.count(banners.length)}>
      <p className={css.lead}>{banners.length === 0 ? texts.none : texts.lead}</p>
      <ul className={backOffice.rows} ref={list} tabIndex={-1} aria-label={texts.title}>
        {banners.map((banner, at) => (
          <li key={banner.id} className={`${backOffice.row} ${css.order}`}>
            <BannerRow
              banner={banner}
              url={pictureUrl(draft, bannerFields(banner).image)}
              leadsTo={nameOfTarget(banner, targets) ?? texts.gone}
              onPress={() => setEdited(banner.id)}
            />
            <RowMoves
              name={textOf(banner, 'title')}
              isFirst={at === 0}
              isLast={at === banners.length - 1}
              onMove={(by) => move(banner.id, by)}
            />
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button look="quiet" onClick={() => setEdited(0)}>
          {texts.add}
        </Button>
      </div>
      {edited !== null && (
        <BannerDialog
          banner={banners.find(({ id }) => id === edited) ?? null}
          editor={editor}
          targets={targets}
          onClose={() => setEdited(null)}
        />
      )}
    </LookCard>
  );
}

function nameOfTarget(banner: FileItem, targets: MenuTargets): string | undefined {
  const { kind, target } = bannerFields(banner);
  const { dishes, categories } = targets;
  return kind === 'Product'
    ? dishes.find(({ id }) => id === target)?.name
    : categories.find(({ id }) => id === target)?.name;
}

type RowProps = { banner: FileItem; url: string | null; leadsTo: string; onPress: () => void };

const BannerRow = ({ banner, url, leadsTo, onPress }: RowProps) => (
  <button type="button" className={backOffice.dish} onClick={onPress}>
    <span className={css.thumb}>{url === null ? null : <img src={url} alt="" />}</span>
    <span className={backOffice.grow}>
      <b>{textOf(banner, 'title')}</b>
      <small>{leadsTo}</small>
    </span>
  </button>
);
