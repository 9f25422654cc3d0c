import { Button } from '@comanda/ui/button.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type SubmitEvent, useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { TextField } from '../../counter/brand-draft/field-parts.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import type { LookEditor } from './look-editor.ts';
import { addressOf, isNeededPage, type PageFields, pageProblems } from './page-form.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { useLookTexts } from './use-look-texts.ts';

/** `page` null: a new page, whose address comes from its title. `title`: of a new one. */
export type EditedPage = { page: string | null; title: string };
type Props = { edited: EditedPage; editor: LookEditor; onClose: () => void };

/** The form of a text page. */
export function PageDialog({ edited, editor, onClose }: Props) {
  const { pages: texts, wrong } = useLookTexts();
  const { form: words } = useBrandTexts();
  const { form, isChecked, check } = useCheckedForm();
  const before = editor.pages.find(({ page }) => page === edited.page);
  const [fields, setFields] = useState<PageFields>({
    title: before?.title ?? edited.title,
    text: before?.text ?? '',
  });
  const problems = pageProblems(fields);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (problems.size > 0) {
      check();
      return;
    }
    savePage(editor, edited.page, fields);
    onClose();
  };
  const heading = before?.title ?? (edited.title || texts.isNew);
  const textProblem = problems.has('long') ? wrong.pageTooLong : wrong.pageText;
  const isTextWrong = isChecked && (problems.has('text') || problems.has('long'));
  return (
    <Dialog
      label={heading}
      closeLabel={words.close}
      size="wide"
      tall
      onClose={onClose}
      staysOnOverlay
    >
      <DialogHead title={heading} lead={texts.hint} />
      <form className={backOffice.formFrame} noValidate ref={form} onSubmit={submit}>
        <DialogBody>
          <div className={backOffice.form}>
            <TextField
              label={texts.heading}
              value={fields.title}
              problem={isChecked && problems.has('title') ? wrong.shortText : undefined}
              onChange={(title) => setFields((now) => ({ ...now, title }))}
            />
            <TextField
              label={texts.text}
              lines={14}
              value={fields.text}
              problem={isTextWrong ? textProblem : undefined}
              onChange={(text) => setFields((now) => ({ ...now, text }))}
            />
            {before !== undefined && !isNeededPage(before.page) && (
              <RemoveQuestion
                action={texts.remove}
                question={texts.removeSure(before.title)}
                onRemove={() => {
                  editor.setWhole('pages', before.page, null);
                  onClose();
                }}
              />
            )}
          </div>
        </DialogBody>
        <DialogFoot>
          <Button type="submit" wide>
            {words.done}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function savePage(editor: LookEditor, page: string | null, fields: PageFields): void {
  const value = { title: fields.title.trim(), text: fields.text };
  const before = editor.pages.find((each) => each.page === page);
  if (before === undefined) {
    const taken = new Set(editor.pages.map((each) => each.page));
    editor.setWhole('pages', page ?? addressOf(value.title, taken), value);
    return;
  }
  editor.setWithin('pages', before.page, {
    ...(value.title === before.title ? {} : { title: value.title }),
    ...(value.text === before.text ? {} : { text: value.text }),
  });
}
