import { byteOrderMark, csvLine } from '@comanda/domain/text/csv.ts';
import { readTable } from '@comanda/domain/text/read-table.ts';
import { applyDraft } from '@comanda/domain/draft/apply-draft.ts';
import {
  cellsOfMenu,
  type ReadMenuTable,
  readMenuTable,
  tableOfMenu,
} from '@comanda/domain/draft/menu-table.ts';
import { itemOf } from '@comanda/domain/draft/menu-file.ts';
import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useCounter } from '../../counter/app-context.ts';
import css from '../../counter/brand-draft/back-office.module.css';
import { downloadFile } from './download-file.ts';
import { TextField } from '../../counter/brand-draft/field-parts.tsx';
import type { MenuEditor } from './menu-editor.ts';
import { readTableFile, type TableFileProblem } from './read-table-file.ts';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { itemName, useEditWords } from '../../counter/brand-draft/use-edit-words.ts';

type Props = { editor: MenuEditor; onClose: () => void };

/** The menu as a table for spreadsheets, out and in again, with each wrong cell named. */
export function TableDialog({ editor, onClose }: Props) {
  const { table: texts, form } = useBrandTexts();
  const [text, setText] = useState('');
  const read = useRead(editor, useDeferredValue(text));
  const isReady = read !== null && read.edits.length > 0 && read.wrong.length === 0;
  const apply = (): void => {
    if (read !== null) editor.draft.add(read.edits);
    onClose();
  };
  return (
    <Dialog
      label={texts.title}
      closeLabel={form.close}
      onClose={onClose}
      size="wide"
      tall
      staysOnOverlay
    >
      <DialogHead title={texts.title} lead={texts.lead} />
      <DialogBody>
        <div className={css.form}>
          <TableFiles editor={editor} onRead={setText} />
          <TextField label={texts.paste} value={text} lines={8} onChange={setText} />
          {read !== null && <TableFindings read={read} editor={editor} />}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button wide aria-disabled={!isReady} onClick={() => (isReady ? apply() : undefined)}>
          {texts.apply(read?.edits.length ?? 0)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Reads the text over the menu; null without a text. */
function useRead({ path, file }: MenuEditor, text: string): ReadMenuTable | null {
  const { columns } = useBrandTexts().table;
  const { country } = useCounter().page;
  return useMemo(
    () =>
      text.trim() === ''
        ? null
        : readMenuTable(readTable(text), columns, { path, file, country, random: Math.random }),
    [text, columns, path, file, country],
  );
}

type FilesProps = { editor: MenuEditor; onRead: (text: string) => void };

/** Downloads the menu as a file, and reads one of the device. */
function TableFiles({ editor, onRead }: FilesProps) {
  const { table: texts } = useBrandTexts();
  const { country } = useCounter().page;
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<TableFileProblem | null>(null);
  const read = async (file: File): Promise<void> => {
    const outcome = await readTableFile(file, country);
    setProblem(outcome.ok ? null : outcome.error);
    if (outcome.ok) onRead(outcome.value);
  };
  return (
    <>
      <div className={css.ends}>
        <Downloads editor={editor} />
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".xlsx,.csv,text/csv,text/plain"
          onChange={({ target: input }) => {
            const [file] = input.files ?? [];
            input.value = '';
            if (file) void read(file);
          }}
        />
        <Button look="quiet" onClick={() => chooser.current?.click()}>
          {texts.choose}
        </Button>
      </div>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {texts.fileProblems[problem]}
        </p>
      )}
    </>
  );
}

/** The libraries of spreadsheets are loaded with the first press alone. */
function Downloads({ editor }: Pick<FilesProps, 'editor'>) {
  const { table: texts } = useBrandTexts();
  const { country, tenantId } = useCounter().page;
  const asSpreadsheet = async (): Promise<void> => {
    const { writeSpreadsheet } = await import('./xlsx-file.ts');
    const content = await writeSpreadsheet(cellsOfMenu(editor.file, texts.columns));
    downloadFile(`${texts.file(tenantId)}.xlsx`, content);
  };
  const asText = (): void => {
    const rows = tableOfMenu(editor.file, texts.columns, country);
    const text = byteOrderMark + rows.map(csvLine).join('');
    const content = new Blob([text], { type: 'text/csv;charset=utf-8' });
    downloadFile(`${texts.file(tenantId)}.csv`, content);
  };
  return (
    <>
      <Button look="soft" onClick={() => void asSpreadsheet()}>
        {texts.downloadSpreadsheet}
      </Button>
      <Button look="soft" onClick={asText}>
        {texts.download}
      </Button>
    </>
  );
}

const shownFindings = 12;

type FindingsProps = { read: ReadMenuTable; editor: MenuEditor };

/** Lists the cells that are wrong, or what the table would change. */
function TableFindings({ read, editor }: FindingsProps) {
  const { table: texts, versions } = useBrandTexts();
  const words = useEditWords(editor.draft.files);
  const { isReadable, edits, wrong } = read;
  if (!isReadable) return <p className={css.problem}>{texts.unreadable}</p>;
  if (edits.length + wrong.length === 0) return <p className={css.note}>{texts.same}</p>;
  const isWrong = wrong.length > 0;
  const lines = isWrong
    ? wrong.map(({ column, ...cell }) => texts.wrong({ ...cell, column: texts.columns[column] }))
    : edits.map((edit) => `${nameOf(editor, edit)}: ${words.change(edit, before(editor, edit))}`);
  return (
    <div aria-live="polite">
      <p className={isWrong ? css.problem : css.note}>
        {isWrong ? texts.wrongTitle(wrong.length) : texts.changes(edits.length)}
      </p>
      <ul className={css.problems}>
        {lines.slice(0, shownFindings).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two cells may say the same
          <li key={at}>{line}</li>
        ))}
      </ul>
      {lines.length > shownFindings && (
        <p className={css.note}>{versions.more(lines.length - shownFindings)}</p>
      )}
    </div>
  );
}

const nameOf = ({ path, file }: MenuEditor, edit: DraftEdit): string =>
  itemName(applyDraft(new Map([[path, file]]), [edit]).files, edit);

function before({ file }: MenuEditor, edit: DraftEdit) {
  return edit.op === 'set' ? (itemOf(file, edit)?.item[edit.field] ?? null) : null;
}
