/** The id of the element with the dishes, to which links and the cart lead. */
export const menuAnchorId = 'menu';
