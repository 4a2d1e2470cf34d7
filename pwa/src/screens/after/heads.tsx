/** The head row of a table, one cell for each column. */
export function HeadRow({ heads }: { heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head, column) => (
          <th key={column} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
