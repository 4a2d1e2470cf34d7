// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Board, LitProvinces } from "./board";
import { picture, boardContent } from "./fixtures";
import { LOOKS } from "./looks";
import type { TapTarget } from "./pick";
import { spotOf } from "./picture";
import type { BoardContent } from "./state";
import { MapViewport } from "./viewport";

const words = { board: "Mare Parvum", nearer: "Nearer", farther: "Farther", notice: "Notice" };

function drawBoard(content: BoardContent = boardContent, props: Partial<Parameters<typeof Board>[0]> = {}): Element {
  return render(
    <svg>
      <Board picture={picture} state={content} {...props} />
    </svg>,
  ).container;
}

const findAll = (root: Element, selector: string): Element[] => [...root.querySelectorAll(selector)];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the board", () => {
  test("draws every province once as a target for taps, with its full and its short name", () => {
    const root = drawBoard();
    const hit = findAll(root, "[data-province]").map((element) => element.getAttribute("data-province"));
    expect(hit.sort()).toEqual(Object.keys(picture.provinces).sort());
    expect(findAll(root, ".name text").map((element) => element.textContent)).toContain("Sicilia");
    expect(findAll(root, ".short text").map((element) => element.textContent)).toContain("Sic");
    expect(findAll(root, ".city")).toHaveLength(6);
  });

  test("colours and hatches the provinces of powers, and no others", () => {
    const root = drawBoard();
    expect(findAll(root, ".tint").map((element) => element.getAttribute("fill"))).toEqual([LOOKS[0]?.colour, LOOKS[0]?.colour]);
    expect(findAll(root, ".hatched").map((element) => element.getAttribute("fill"))).toEqual(["url(#hatch-0)", "url(#hatch-0)"]);
    expect(root.querySelector("#hatch-0")).toBeTruthy();
  });

  test("shows each piece with its owner", () => {
    const signs = findAll(drawBoard(), ".sign").map((element) => [element.getAttribute("data-sign"), element.getAttribute("transform")?.split(" scale")[0]]);
    const transformOf = (province: string, standing?: "dislodged" | "garrison"): string => `translate(${spotOf(picture, province, standing)?.join(" ")})`;
    expect(signs).toContainEqual(["army", transformOf("alb")]);
    expect(signs).toContainEqual(["garrison", transformOf("alb", "garrison")]);
    expect(signs).toContainEqual(["army", transformOf("bru", "dislodged")]);
    expect(signs).toContainEqual(["fleet", transformOf("mid")]);
    expect(signs).toContainEqual(["barbarian", transformOf("dac")]);
    expect(signs).toContainEqual(["garrison", transformOf("sic", "garrison")]);
    expect(signs.filter(([sign]) => sign === "marker")).toHaveLength(2);
    expect(signs).toHaveLength(9);
  });

  test("marks units in disorder and dislodged units", () => {
    const root = drawBoard();
    expect(findAll(root, '[data-disorder="true"]').map((element) => element.getAttribute("data-sign"))).toEqual(["barbarian"]);
    expect(findAll(root, '[data-dislodged="true"] .burst')).toHaveLength(1);
  });

  test("draws a fleet on its coast", () => {
    const alb = picture.provinces["alb"];
    if (!alb) throw new Error("there is no Alba");
    const split = { ...picture, provinces: { ...picture.provinces, alb: { ...alb, coasts: { sc: [80, 250] as const } } } };
    const fleet: BoardContent = { powers: { roma: 0 }, provinces: { alb: { unit: { kind: "fleet", power: "roma", coast: "sc" } } } };
    const root = drawBoard(fleet, { picture: split });
    expect(root.querySelector(".sign")?.getAttribute("transform")).toMatch(/^translate\(80 250\)/);
  });

  test("skips pieces of provinces that this map lacks", () => {
    expect(findAll(drawBoard({ powers: {}, provinces: { atlantis: { hasMarker: true, owner: "roma" } } }), ".sign, .tint")).toEqual([]);
  });

  test("has a layer for highlights below the signs, and layers for names and arrows above", () => {
    const root = drawBoard(boardContent, {
      highlights: <LitProvinces picture={picture} provinces={["alb", "gal"]} look="open" />,
      arrows: <path class="arrow" d="M0 0L9 9" />,
    });
    expect(findAll(root, ".veiled")).toHaveLength(1);
    expect(findAll(root, ".lit").map((element) => element.getAttribute("d"))).toEqual([picture.provinces["alb"]?.outline, picture.provinces["gal"]?.outline]);
    const order = findAll(root, ".highlights, .names, .signs, .arrows").map((element) => element.getAttribute("class"));
    expect(order).toEqual(["highlights", "signs", "names", "arrows"]);
  });

  test("does not redraw its ground when a unit moves", () => {
    const { container, rerender } = render(<svg><Board picture={picture} state={boardContent} /></svg>);
    const area = container.querySelector("[data-province]");
    const watch = new MutationObserver(() => undefined);
    watch.observe(container.querySelector(".ground") ?? container, { attributes: true, childList: true, subtree: true });
    rerender(<svg><Board picture={picture} state={{ ...boardContent, provinces: { gal: { hasMarker: true } } }} /></svg>);
    expect(watch.takeRecords()).toEqual([]);
    expect(container.querySelector("[data-province]")).toBe(area);
    expect(container.querySelectorAll(".sign")).toHaveLength(1);
  });
});

describe("the viewport on the board", () => {
  function openMap(onTap: (tap: TapTarget) => void = () => undefined): Element {
    return render(<MapViewport picture={picture} state={boardContent} words={words} onTap={onTap} />).container;
  }
  const sheet = (root: Element): HTMLElement => root.querySelector<HTMLElement>(".chart-sheet") ?? document.body;
  const map = (root: Element): HTMLElement | SVGElement => root.querySelector<SVGElement>(".chart-map") ?? document.body;

  test("moves by one transform, and from afar shows short names and enlarged signs", () => {
    const root = openMap();
    expect(sheet(root).style.transform).toMatch(/^translate3d\(.*\) scale\([\d.]+\)$/);
    expect(map(root).dataset["near"]).toBe("true");
    for (let turn = 0; turn < 3; turn += 1) fireEvent.click(screen.getByLabelText("Farther"));
    expect(map(root).dataset["near"]).toBe("false");
    expect(Number(map(root).style.getPropertyValue("--grow"))).toBeGreaterThan(1);
    expect(map(root).style.getPropertyValue("--short")).toMatch(/^\d+/);
  });

  test("reports the province and the piece of a tap", () => {
    const taps: TapTarget[] = [];
    const root = openMap((tap) => taps.push(tap));
    const frame = screen.getByRole("region", { name: "Mare Parvum" });
    const [x = 0, y = 0, scale = 1] = (sheet(root).style.transform.match(/-?[\d.]+(?=px|\)$)/g) ?? []).map(Number);
    const [ux, uy] = spotOf(picture, "bru") ?? [0, 0];
    const pointer = { clientX: x + ux * scale, clientY: y + uy * scale, button: 0 };
    for (const type of ["pointerdown", "pointerup"]) {
      frame.dispatchEvent(Object.assign(new MouseEvent(type, pointer), { pointerId: 1 }));
    }
    expect(taps).toEqual([{ province: "bru", standing: "unit" }]);
  });

  test("brings the focused province to the middle", () => {
    const { container, rerender } = render(<MapViewport picture={picture} state={boardContent} words={words} focus="alb" />);
    const previous = sheet(container).style.transform;
    rerender(<MapViewport picture={picture} state={boardContent} words={words} focus="thr" />);
    expect(sheet(container).style.transform).not.toBe(previous);
    expect(sheet(container).classList.contains("gliding")).toBe(true);
  });
});
