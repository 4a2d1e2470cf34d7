import { SheetHead } from "../src/ui/parts/sheet";
import { Crest } from "../src/ui/parts/crest";
import { LONG } from "./table";

/**
 * Draw a sheet with all elements of a sheet. The sheet has a head with a mark and a note, a section that scrolls, and a
 * foot.
 */
export function SampleSheet({ long = false, isEmpty = false }: { long?: boolean; isEmpty?: boolean }) {
  return (
    <div class="act">
      <SheetHead
        title={long ? LONG : "Livia Drusilla"}
        mark={<Crest bearer={{ id: "livia", role: "matrona", group: "" }} />}
        note={<p class="quiet">{long ? `In the house of ${LONG}` : "In Rome"}</p>}
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
