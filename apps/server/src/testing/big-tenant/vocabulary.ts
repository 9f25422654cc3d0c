/** A kind of category. It decides which words the names and descriptions of its products use. */
export type CategoryKind = 'plate' | 'sweet' | 'drink';
export type CategoryVocabulary = {
  name: string;
  kind: CategoryKind;
  nouns: readonly string[];
  price: number;
};

const categoryVocabulary = (
  kind: CategoryKind,
  price: number,
  name: string,
  ...nouns: string[]
): CategoryVocabulary => ({
  kind,
  price,
  name,
  nouns,
});

/** Thirty categories of a restaurant that cooks everything. Prices in Chilean pesos. */
export const categoryVocabularies: readonly CategoryVocabulary[] = [
  categoryVocabulary('plate', 7_990, 'Los favoritos', 'Plato del día', 'Bandeja', 'Clásico'),
  categoryVocabulary('plate', 4_490, 'Desayunos', 'Paila de huevos', 'Tostadas', 'Omelette'),
  categoryVocabulary(
    'plate',
    3_990,
    'Empanadas',
    'Empanada al horno',
    'Empanada frita',
    'Empanadita',
  ),
  categoryVocabulary('plate', 5_490, 'Para picar', 'Tabla', 'Croquetas', 'Bastones'),
  categoryVocabulary('plate', 5_990, 'Ensaladas', 'Ensalada', 'Bol verde', 'Ensalada tibia'),
  categoryVocabulary('plate', 4_990, 'Sopas y cremas', 'Sopa', 'Crema', 'Caldo'),
  categoryVocabulary(
    'plate',
    8_490,
    'Ceviches y tiraditos',
    'Ceviche',
    'Tiradito',
    'Leche de tigre',
  ),
  categoryVocabulary(
    'plate',
    6_990,
    'Hamburguesas',
    'Hamburguesa',
    'Hamburguesa doble',
    'Mini hamburguesas',
  ),
  categoryVocabulary('plate', 5_990, 'Sándwiches', 'Churrasco', 'Barros', 'Chacarero'),
  categoryVocabulary('plate', 4_490, 'Completos', 'Completo', 'As', 'Italiano'),
  categoryVocabulary('plate', 8_990, 'Pizzas', 'Pizza', 'Pizza blanca', 'Calzone'),
  categoryVocabulary('plate', 7_990, 'Pastas', 'Fettuccine', 'Ñoquis', 'Lasaña'),
  categoryVocabulary('plate', 7_490, 'Arroces', 'Arroz', 'Risotto', 'Arroz chaufa'),
  categoryVocabulary('plate', 9_990, 'Carnes a la parrilla', 'Lomo', 'Entraña', 'Costillar'),
  categoryVocabulary('plate', 7_990, 'Pollo', 'Pollo asado', 'Pechuga', 'Alitas'),
  categoryVocabulary('plate', 9_490, 'Pescados', 'Merluza', 'Salmón', 'Reineta'),
  categoryVocabulary('plate', 9_990, 'Mariscos', 'Camarones', 'Machas', 'Pulpo'),
  categoryVocabulary('plate', 6_490, 'Tacos', 'Tacos', 'Quesadilla', 'Gringa'),
  categoryVocabulary('plate', 6_990, 'Burritos y bowls', 'Burrito', 'Bowl', 'Wrap'),
  categoryVocabulary('plate', 7_490, 'Rolls', 'Roll', 'Roll tempura', 'Hosomaki'),
  categoryVocabulary('plate', 6_990, 'Salteados', 'Salteado', 'Wok', 'Fideos'),
  categoryVocabulary('plate', 5_990, 'Vegetarianos', 'Guiso', 'Falafel', 'Berenjena'),
  categoryVocabulary('plate', 4_990, 'Menú infantil', 'Cajita', 'Nuggets', 'Mini pizza'),
  categoryVocabulary('plate', 2_990, 'Acompañamientos', 'Papas', 'Puré', 'Camote'),
  categoryVocabulary('plate', 1_490, 'Salsas', 'Salsa', 'Mayonesa', 'Pebre'),
  categoryVocabulary('sweet', 3_990, 'Postres', 'Torta', 'Flan', 'Leche asada'),
  categoryVocabulary('sweet', 3_490, 'Helados', 'Helado', 'Copa', 'Paleta'),
  categoryVocabulary('drink', 2_990, 'Cafés y tés', 'Café', 'Capuchino', 'Té'),
  categoryVocabulary('drink', 3_490, 'Jugos y limonadas', 'Jugo', 'Limonada', 'Batido'),
  categoryVocabulary('drink', 5_990, 'Cervezas y vinos', 'Cerveza', 'Copa de vino', 'Sangría'),
];

export const nameEndings: Readonly<Record<CategoryKind, readonly string[]>> = {
  plate: [
    'de la casa',
    'al merkén',
    'a lo pobre',
    'del puerto',
    'campesino',
    'al ajillo',
    'con palta',
    'picante',
    'al carbón',
    'de temporada',
  ],
  sweet: [
    'de lúcuma',
    'de manjar',
    'de tres leches',
    'de frambuesa',
    'de chocolate',
    'de maracuyá',
    'de nuez',
    'de papaya',
  ],
  drink: [
    'natural',
    'de la casa',
    'con menta',
    'de maracuyá',
    'de frutilla',
    'helado',
    'con jengibre',
    'grande',
  ],
};

export const ingredients: Readonly<Record<CategoryKind, readonly string[]>> = {
  plate: (
    'tomate asado,palta hass,cebolla morada,queso mantecoso,rúcula,choclo pastelero,pimentón ahumado,champiñones ostra,salsa verde,merkén,' +
    'queso de cabra,aceitunas de Azapa,porotos verdes,zapallo camote,quinoa,cochayuyo,longaniza de Chillán,huevo de campo,ají cacho de cabra,' +
    'espárragos,betarraga,pebre cuchareado,chimichurri,mayonesa de ajo,alcaparras,cilantro,papas chilotas,mote,piñones,salsa de ostras,' +
    'mantequilla de limón,hinojo,jamón serrano,garbanzos,lentejas,berros,repollo encurtido,pan amasado,hummus,sésamo tostado'
  ).split(','),
  sweet: (
    'crema batida,frutos rojos,galleta molida,manjar de campo,nueces,salsa de chocolate,canela,merengue,hojarasca,coco rallado,' +
    'sal de Cáhuil,almendras,chancaca,ralladura de naranja,higos,miel de ulmo'
  ).split(','),
  drink: (
    'hielo,limón de Pica,menta fresca,jengibre,azúcar rubia,agua mineral,cedrón,hierbabuena,leche de avena,espuma de leche,' +
    'cáscara de naranja,pepino,agua de coco,miel'
  ).split(','),
};

export const origins: readonly string[] = (
  'Chiloé,Puerto Montt,Valdivia,Villarrica,Temuco,Los Ángeles,Chillán,Curicó,Colchagua,Pomaire,Curacaví,Casablanca,Quillota,La Ligua,' +
  'Ovalle,Vicuña,La Serena,Huasco,Caldera,Pica'
).split(',');

export const closings: readonly string[] = [
  'Se prepara al momento y llega caliente.',
  'La receta es de la abuela y no se cambia.',
  'Alcanza para compartir entre dos.',
  'El productor está a menos de cien kilómetros.',
  'Pídelo sin sal si lo prefieres.',
  'Sale mejor con pan amasado.',
  'Lo cortamos cuando llega tu pedido, nunca antes.',
  'Reposa toda la noche y se nota.',
  'Es lo que come el equipo después del turno.',
  'Viene en una caja que mantiene lo crujiente.',
  'La salsa va aparte, para que no se ablande.',
  'Cambia con la feria: pregunta qué hay hoy.',
  'Se sirve frío y aguanta bien el camino.',
  'Lleva más ajo de lo que parece.',
];
