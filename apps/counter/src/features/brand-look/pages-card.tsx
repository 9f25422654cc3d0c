import { Button } from '@comanda/ui/button.tsx';
import { useId, useRef, useState } from 'react';
import { topMessagePage } from '@comanda/contract/pages.ts';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { useFocusAfterRemoval } from '../../counter/use-focus-after-removal.ts';
import { LookCard } from './look-card.tsx';
import css from './look.module.css';
import type { LookEditor } from './look-editor.ts';
import { type EditedPage, PageDialog } from './page-dialog.tsx';
import { isNeededPage, offeredPages } from './page-form.ts';
import { useLookTexts } from './use-look-texts.ts';

/** The text pages of the brand: terms, the message on entering, who it is, and others. */
export function PagesCard({ editor }: { editor: LookEditor }) {
  const { pages: texts } = useLookTexts();
  const [edited, setEdited] = useState<EditedPage | null>(null);
  const { pages } = editor;
  const list = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(list, pages.length);
  const missing = offeredPages.filter((each) => !pages.some(({ page }) => page === each));
  const noteOf = (page: string): string => {
    if (page === topMessagePage) return texts.topMessageNote;
    return isNeededPage(page) ? texts.needed : `/${page}`;
  };
  return (
    <LookCard title={texts.title} now={texts.count(pages.length)}>
      <ul className={backOffice.rows} ref={list} tabIndex={-1} aria-label={texts.title}>
        {pages.map(({ page, title }) => (
          <li key={page} className={backOffice.row}>
            <PageRow title={title} note={noteOf(page)} onPress={() => setEdited({ page, title })} />
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {missing.map((page) => (
          <Button
            key={page}
            look="quiet"
            onClick={() => setEdited({ page, title: texts.offered[page] })}
          >
            {texts.addOffered(texts.offered[page])}
          </Button>
        ))}
        <Button look="quiet" onClick={() => setEdited({ page: null, title: '' })}>
          {texts.add}
        </Button>
      </div>
      {edited !== null && (
        <PageDialog edited={edited} editor={editor} onClose={() => setEdited(null)} />
      )}
    </LookCard>
  );
}

type RowProps = { title: string; note: string; onPress: () => void };

function PageRow({ title, note, onPress }: RowProps) {
  const id = useId();
  return (
    <button type="button" className={backOffice.dish} aria-labelledby={id} onClick={onPress}>
      <span id={id} className={backOffice.grow}>
        <b>{title}</b>
        <small>{note}</small>
      </span>
    </button>
  );
}
