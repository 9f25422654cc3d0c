import type { DispatchTexts } from '../es/dispatch.ts';
import type { Overlay } from '../merge.ts';

export const dispatch: Overlay<DispatchTexts> = {
  noteExample: 'Torre, citófono, portón…',
  addressOutside: (area) => `${area} · fuera de zona, puedes retirar`,
  outsideText: 'Tu carro sigue guardado. Prueba otra dirección o retira tu pedido en el local.',
  pickupLabel: 'Elige dónde retirar',
  pickupConfirm: (store) => `Retirar en ${store}`,
  slotsHelpPickup: 'Es la hora en que la comida está lista para retirar',
};
