import { view } from "../../ui/services";
import { RecordSheet } from "./record";
import { noble, sheetOf } from "./shape";
import "./colours.css";
import "./cursus.css";

/** A player's public record sheet. */
export function NobleSheet({ id }: { id: string }) {
  const sheet = sheetOf(view.value);
  const character = noble(view.value, id);
  if (!sheet || !character) return null;
  return (
    <div class="cursus">
      <RecordSheet noble={character} sheet={sheet} />
    </div>
  );
}
