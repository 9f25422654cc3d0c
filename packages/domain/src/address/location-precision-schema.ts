import * as v from 'valibot';

/**
 * Precision of an address's point. `exact`: an address service knows the house. `pin`: the shopper
 * or the device set the point. `street`: the point is on the street, but the house is unknown.
 * `area`: the point is the middle of the comuna, zona, colonia or municipality.
 */
export const locationPrecisionSchema = v.picklist(['exact', 'pin', 'street', 'area']);
