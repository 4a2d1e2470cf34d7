import { Fragment } from "preact";

/** Return a double name, such as "Cleopatra/Ptolemy". A line break is possible only between its two halves. */
export const breakableName = (name: string) =>
  name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
