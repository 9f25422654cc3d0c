import { routes } from '../es/routes.ts';
import { area } from '../translate.ts';

export const routesTexts = area(routes);
