import { expect, test } from "vitest";
import { holdings, goodsOnSale } from "./belongings";
import { person } from "./fixtures";

const view = {
  slices: {
    market: { stock: [{ seller: "minerva", asset: "classis", price: 1, stock: 2, advertised: true }] },
    "person/hirtius": person("hirtius", { holds: { classis: 1 } }),
    "purse/hirtius": { id: "hirtius", holds: { denarius: 5 } },
  },
};

test("holdings are the public and the private ones together", () => {
  expect(holdings(view, "hirtius")).toEqual({ classis: 1, denarius: 5 });
  expect(holdings(null, "hirtius")).toEqual({});
});

test("the market lists its stock, and is empty before it is known", () => {
  expect(goodsOnSale(view)[0]?.asset).toBe("classis");
  expect(goodsOnSale(null)).toEqual([]);
});
