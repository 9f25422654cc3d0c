import { newItemId } from '@comanda/domain/draft/new-items.ts';
import { questionKinds } from '@comanda/domain/store/question-kinds.ts';
import { Button } from '@comanda/ui/button.tsx';
import backOffice from '../../counter/brand-draft/back-office.module.css';
import { SelectField, TextField } from '../../counter/brand-draft/field-parts.tsx';
import { SwitchRow } from '../../counter/switch-row.tsx';
import type { QuestionRow } from './store-fields.ts';
import { StorePart } from './store-part.tsx';
import { useBrandStoreTexts } from './use-brand-store-texts.ts';
import type { StoreForm } from './use-store-form.ts';

/** The part about the questions that the checkout asks for this store. */
export function QuestionsPart({ form: { fields, set, problems } }: { form: StoreForm }) {
  const { form: texts, wrong } = useBrandStoreTexts();
  const { questions } = fields;
  const change = (at: number, part: Partial<QuestionRow>): void =>
    set({ questions: questions.map((row, place) => (place === at ? { ...row, ...part } : row)) });
  const added = (): QuestionRow => ({
    id: newItemId(new Set(questions.map(({ id }) => id)), Math.random),
    ...{ question: '', kind: 'text', required: false },
  });
  return (
    <StorePart
      title={texts.questions}
      now={texts.questionsCount(questions.length)}
      isWrong={problems.has('questions')}
    >
      {questions.map((row, at) => (
        <div key={row.id} className={backOffice.hours} role="group" aria-label={texts.question}>
          <TextField
            label={texts.question}
            value={row.question}
            problem={
              problems.has('questions') && row.question.trim() === '' ? wrong.questions : undefined
            }
            onChange={(question) => change(at, { question })}
          />
          <SelectField
            label={texts.kind}
            value={row.kind}
            options={questionKinds.map((value) => ({ value, label: texts.kinds[value] }))}
            onChange={(kind) => change(at, { kind })}
          />
          <SwitchRow
            label={texts.required}
            hint={texts.requiredHint}
            isOn={row.required}
            onChange={(required) => change(at, { required })}
          />
          <div>
            <Button look="link" onClick={() => set({ questions: questions.toSpliced(at, 1) })}>
              {texts.remove}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button look="soft" onClick={() => set({ questions: [...questions, added()] })}>
          {texts.addQuestion}
        </Button>
      </div>
    </StorePart>
  );
}
