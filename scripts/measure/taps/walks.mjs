/**
 * The orders that are counted, from an empty browser. `place`: the taps and the text that choose
 * where the order goes. `goal`: the most taps and text fields; without taps only the heights count.
 * `returns`: the same order is counted again for the guest who returns, and for a person who is
 * logged in.
 */
const salad = 'Ensalada chilena';
const chilean = { name: 'Álvaro Pérez', phone: '87654321', email: 'alvaro@example.com' };

export const returningGoal = { taps: 5, screens: 1.2 };

export const walks = [
  {
    name: 'burger: pickup of one dish, cash',
    brand: 'burger',
    dishes: [salad],
    place: { way: /^Retiro en local/ },
    person: chilean,
    goal: { taps: 8, fields: 3 },
    returns: true,
  },
  {
    name: 'burger: delivery, cash',
    brand: 'burger',
    dishes: [salad, salad],
    place: { typed: 'Irarrázaval 2500', suggestion: /Av\. Irarrázaval 2500/ },
    person: chilean,
    goal: { taps: 9, fields: 4 },
    returns: false,
  },
  {
    name: 'cocina: delivery of three dishes with NIT, cash',
    brand: 'cocina',
    dishes: ['Mole de plátano', 'Plátanos en gloria', 'Guacamol'],
    place: { typed: '4a avenida 12-34', suggestion: /4a\. Avenida 12-34/ },
    answer: { label: 'NIT o CF para la factura', text: 'CF' },
    person: { name: 'Ana Pérez', phone: '51234567', email: 'ana@example.com' },
    goal: { taps: 11, fields: 5 },
    returns: false,
  },
  {
    name: 'sushi: delivery of two dishes, cash',
    brand: 'sushi',
    dishes: ['Sopa miso', 'Ensalada sunomono'],
    place: { typed: 'Colima 220', suggestion: /Colima 220/ },
    person: { name: 'María Ñáñez', phone: '5512345678', email: 'mafer@example.com' },
    goal: { fields: 4 },
    returns: false,
  },
];
