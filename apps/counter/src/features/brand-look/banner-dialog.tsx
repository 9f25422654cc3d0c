import { isSameJson } from '@comanda/domain/draft/json.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { newItemId } from '@comanda/domain/draft/new-items.ts';
import { Button } from '@comanda/ui/button.tsx';
import { Segments } from '@comanda/ui/choice.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from '@comanda/ui/dialog.tsx';
import { type SubmitEvent, useState } from 'react';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { TextField } from '../../counter/brand-draft/field-parts.tsx';
import { useBrandTexts } from '../../counter/brand-draft/use-brand-texts.ts';
import { useCheckedForm } from '../../counter/use-checked-form.ts';
import { type BannerFields, bannerFields, bannerProblems, bannerValues } from './banner-form.ts';
import { bannerItem } from './banner-item.ts';
import { BannerPicture } from './banner-picture.tsx';
import type { MenuTargets } from './folder-menus.ts';
import type { LookEditor } from './look-editor.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { TargetSelect } from './target-select.tsx';
import { useLookTexts } from './use-look-texts.ts';

type Props = {
  /** null: a new one. */
  banner: FileItem | null;
  editor: LookEditor;
  targets: MenuTargets;
  onClose: () => void;
};

/** The form of a banner. */
export function BannerDialog({ banner, editor, targets, onClose }: Props) {
  const { banners: texts, wrong } = useLookTexts();
  const { form: words } = useBrandTexts();
  const { form, isChecked, check } = useCheckedForm();
  const [fields, setFields] = useState<BannerFields>(() =>
    withTarget(bannerFields(banner), targets),
  );
  const set = (change: Partial<BannerFields>): void => setFields((now) => ({ ...now, ...change }));
  const problems = bannerProblems(fields);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (problems.size > 0) {
      check();
      return;
    }
    saveBanner(editor, banner, fields);
    onClose();
  };
  const title = banner === null ? texts.isNew : bannerFields(banner).title;
  const choices = fields.kind === 'Product' ? targets.dishes : targets.categories;
  return (
    <Dialog label={title} closeLabel={words.close} onClose={onClose} staysOnOverlay>
      <DialogHead title={title} />
      <form className={backOffice.formFrame} noValidate ref={form} onSubmit={submit}>
        <DialogBody>
          <div className={backOffice.form}>
            <BannerPicture
              value={fields.image}
              draft={editor.draft}
              onChange={(image) => set({ image })}
            />
            <TextField
              label={texts.heading}
              value={fields.title}
              problem={isChecked && problems.has('title') ? wrong.shortText : undefined}
              onChange={(typed) => set({ title: typed })}
            />
            <TextField
              label={texts.text}
              lines={2}
              value={fields.text}
              problem={isChecked && problems.has('text') ? wrong.longText : undefined}
              onChange={(text) => set({ text })}
            />
            <Segments
              name="banner-kind"
              legend={texts.kind}
              value={fields.kind}
              options={[
                { value: 'Product', label: texts.toDish },
                { value: 'Category', label: texts.toCategory },
              ]}
              onChange={(kind) =>
                setFields((now) => withTarget({ ...now, kind, target: null }, targets))
              }
            />
            <TargetSelect
              label={fields.kind === 'Product' ? texts.dish : texts.category}
              value={fields.target}
              targets={choices}
              onChange={(target) => set({ target })}
            />
            {banner !== null && (
              <RemoveQuestion
                action={texts.remove}
                question={texts.removeSure(bannerFields(banner).title)}
                onRemove={() => {
                  editor.draft.remove(bannerItem(banner.id));
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

/** A banner without a target leads to the first one, which its select shows. */
function withTarget(fields: BannerFields, { dishes, categories }: MenuTargets): BannerFields {
  const [first] = fields.kind === 'Product' ? dishes : categories;
  return { ...fields, target: fields.target ?? first?.id ?? null };
}

function saveBanner(editor: LookEditor, banner: FileItem | null, fields: BannerFields): void {
  const { draft, banners } = editor;
  const value = bannerValues(fields);
  if (banner !== null) {
    const changed = Object.entries(value).filter(
      ([field, next]) => !isSameJson(banner[field], next),
    );
    const item = bannerItem(banner.id);
    draft.add(changed.map(([field, next]) => ({ ...item, op: 'set', field, value: next })));
    return;
  }
  const published = draft.published.get(bannerItem(0).file)?.items ?? [];
  const taken = new Set([...banners, ...published].map(({ id }) => id));
  const id = newItemId(taken, Math.random);
  const after = banners.at(-1)?.id ?? null;
  draft.add([{ ...bannerItem(id), op: 'add', value, to: null, after }]);
}
