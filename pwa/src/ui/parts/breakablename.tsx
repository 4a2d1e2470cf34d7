import { Fragment } from "preact";

/** Return a double name, such as "Cleopatra/Ptolemy". A line break is possible only between its two halves. */
export const breakableName = (name: string) =>
  name.split(/(?<=\/)/).map((namePart, index) => (
    // The key is the position. Therefore another name changes the text that is there, which is cheaper than a new text.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {namePart}
    </Fragment>
  ));
