import { premiumPricePerMonth } from "../../../contract/rules/price.ts";

export const price = `$${premiumPricePerMonth.toFixed(2)}`;
