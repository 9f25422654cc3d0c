import { errors } from '../es/errors.ts';
import { area } from '../translate.ts';

export const errorsTexts = area('errors', errors);
