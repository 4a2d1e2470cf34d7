/** Draw the sentences of a refused request, one a line, and let a screen reader say them. */
export function Refusals({ sentences }: { sentences: readonly string[] }) {
  if (!sentences.length) return null;
  return (
    <div role="alert">
      {sentences.map((sentence) => (
        <p key={sentence} class="refusal">
          {sentence}
        </p>
      ))}
    </div>
  );
}
