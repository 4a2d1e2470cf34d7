import { expect, test } from "vitest";
import { wifiCode } from "./wifi";

test("the code of a network has its name and its password", () => {
  expect(wifiCode("Hall", "carpe diem")).toBe("WIFI:T:WPA;S:Hall;P:carpe diem;;");
});

test("letters with a meaning are escaped", () => {
  expect(wifiCode('a;b,c:d"e\\f', ";")).toBe('WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:\\;;;');
});

test("a network without a password is open", () => {
  expect(wifiCode("Hall", "")).toBe("WIFI:T:nopass;S:Hall;;");
});
