import { SheetHead } from "../src/ui/parts/sheet";
import { Crest } from "../src/ui/parts/crest";
import { LONG } from "./table";

/**
 * Draw a sheet with all elements of a sheet. The sheet has a head with a mark and a note, a section that scrolls, and a
 * foot.
 */
export function SampleSheet({ isLong = false, isEmpty = false }: { isLong?: boolean; isEmpty?: boolean }) {
  return (
    <div class="act">
      <SheetHead
        title={isLong ? LONG : "Livia Drusilla"}
        mark={<Crest bearer={{ id: "livia", role: "matrona", group: "" }} />}
        note={<p class="quiet">{isLong ? `In the house of ${LONG}` : "In Rome"}</p>}
      />
      <div class="sheet-scroll">
        <p>{isEmpty ? "" : "What one may do with her, and what binds her to others."}</p>
      </div>
      <footer class="sheet-foot">
        <button type="button" class="button quiet-button">
          Cancel
        </button>
        <button type="button" class="button primary">
          Give
        </button>
      </footer>
    </div>
  );
}
