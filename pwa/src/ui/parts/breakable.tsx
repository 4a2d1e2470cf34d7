import { Fragment } from "preact";

/** A name of two, such as "Cleopatra/Ptolemy", broken between the two rather than inside of one. */
export const breakable = (name: string) =>
  name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
