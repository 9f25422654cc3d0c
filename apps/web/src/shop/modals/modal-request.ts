import type { ModalFrame } from '@comanda/ui/modals/modal-context.ts';

/**
 * Every modal by its kind, with what its request says and what it answers, if it does. Each modal
 * adds itself beside its component; the product sheet is a route and none of them. A request is
 * plain serialisable data. docs/decisions/0141-modals-declare-themselves.md,
 * docs/rules/web.md#modal-stack.
 * @public Modules of modals extend it.
 */
export interface ModalKinds {}

type Kind = keyof ModalKinds;
type FieldsOf<K extends Kind> = ModalKinds[K] extends { request: infer Fields } ? Fields : unknown;
type AnswerOf<K extends Kind> = ModalKinds[K] extends { answer: infer Answer extends object }
  ? Answer
  : never;

export type RequestOf<K extends Kind> = { [Each in K]: { kind: Each } & FieldsOf<Each> }[K];
export type ModalRequest = RequestOf<Kind>;

/** The answers of the modals that answer their caller. */
export type ModalAnswers = {
  [K in Kind as ModalKinds[K] extends { answer: object } ? K : never]: AnswerOf<K>;
};

/** The props of a modal's component. */
export type ModalProps<K extends Kind> = { request: RequestOf<K>; frame: ModalFrame<AnswerOf<K>> };
