// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { Fitted, fitElement } from "./fit";

afterEach(cleanup);

/** Return a box that hides content below this level of fitting of `fitted`, by default its own. */
function boxThatFitsAt(level: number, fitted?: HTMLElement): HTMLElement {
  const box = document.createElement("div");
  const fit = (): number => Number((fitted ?? box).dataset["fit"]);
  box.style.overflow = "hidden";
  Object.defineProperties(box, { clientWidth: { value: 100 }, clientHeight: { value: 100 }, scrollHeight: { get: () => (fit() < level ? 200 : 100) } });
  return box;
}

test.each([
  [0, "0"],
  [2, "2"],
  [9, "4"],
])("a box that fits at level %i is drawn at level %s of at most 4", (fittingLevel, level) => {
  const box = boxThatFitsAt(fittingLevel);
  fitElement(box, 4);
  expect(box.dataset["fit"]).toBe(level);
});

test("a box inside that hides content counts, words for screen readers do not", () => {
  const outerBox = document.createElement("div");
  outerBox.append(boxThatFitsAt(2, outerBox));
  fitElement(outerBox, 3);
  expect(outerBox.dataset["fit"]).toBe("2");
  const unseen = document.createElement("span");
  Object.defineProperties(unseen, { clientWidth: { value: 1 }, scrollWidth: { value: 80 } });
  outerBox.replaceChildren(unseen);
  fitElement(outerBox, 3);
  expect(outerBox.dataset["fit"]).toBe("0");
});

test("content that grows later is fitted again", async () => {
  const { container } = render(
    <Fitted levelCount={2} class="test">
      <p>short</p>
    </Fitted>,
  );
  const box = container.querySelector<HTMLElement>(".fitted");
  expect(box?.dataset["fit"]).toBe("0");
  if (!box) return;
  box.style.overflow = "hidden";
  Object.defineProperties(box, { clientWidth: { value: 100 }, clientHeight: { value: 100 }, scrollHeight: { value: 300 } });
  box.append("longer");
  await Promise.resolve();
  expect(box.dataset["fit"]).toBe("2");
});
