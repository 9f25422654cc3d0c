import { requests } from '../es/requests.ts';
import { area } from '../translate.ts';

export const requestsTexts = area('requests', requests);
