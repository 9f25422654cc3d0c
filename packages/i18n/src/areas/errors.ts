import { errors } from '../es/errors.ts';
import { defineTexts } from '../define-texts.ts';

export const errorsTexts = defineTexts('errors', errors);
