import type { Survey } from '@comanda/contract/surveys.ts';
import type { SentAnswer } from '@comanda/domain/survey/check-survey.ts';

export type Question = Survey['questions'][number];

/** A question with the chosen answer; undefined: none yet. */
export type AnswerProps = {
  question: Question;
  value: SentAnswer['value'] | undefined;
  onChange: (value: SentAnswer['value']) => void;
};

/** `problem`: the message below the answer. */
export type QuestionProps = AnswerProps & { problem: string | undefined };

/** The id of a question's group, to which the list of problems links. */
export const questionId = (id: Question['id']): string => `question-${id}`;

/** The whole numbers of a score. */
export const scoresOf = ({ minimum, maximum }: Question): readonly number[] =>
  Array.from({ length: (maximum ?? 0) - (minimum ?? 0) + 1 }, (_, at) => (minimum ?? 0) + at);
