import { Fragment } from "preact";

/** Return a double name, such as "Cleopatra/Ptolemy", that can break between its two parts only. */
export const breakableName = (name: string) =>
  name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
