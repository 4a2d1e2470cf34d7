import source from "../src/ui/style/tokens.css?raw";

interface Token {
  readonly name: string;
  readonly dark: string;
  readonly light: string;
}

const RULE = /([^{}]+)\{([^}]*)\}/g;
const VALUE = /(--[\w-]+):\s*([^;]+(?:;charset[^;]+)?);/g;

/** Return the rules of a style sheet with their values. */
function parseRules(css: string): { readonly selector: string; readonly values: ReadonlyMap<string, string> }[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(RULE)].map(([, selector = "", ruleText = ""]) => ({
    selector: selector.trim(),
    values: new Map([...ruleText.matchAll(VALUE)].map(([, name = "", value = ""]) => [name, value])),
  }));
}

/** Return every token with its values in both themes, in the order of the style sheet. */
export function tokens(css: string = source): readonly Token[] {
  const tokenRules = parseRules(css);
  const light = tokenRules.find(({ selector }) => selector.includes('data-theme="light"'))?.values;
  return tokenRules
    .filter(({ values }) => values !== light)
    .flatMap(({ values }) => [...values].map(([name, dark]) => ({ name, dark, light: light?.get(name) ?? dark })));
}

/** Return the value of a token as text. Drawings are too long to be shown as text. */
const shortValue = (valueText: string): string => (valueText.startsWith("url(") ? "a drawing" : valueText);

function Swatch({ value, ground }: { value: string; ground: string }) {
  return (
    <td>
      <span class="swatch" style={{ background: ground }}>
        <i style={{ background: value }} />
      </span>
      <span class="swatch-value">{shortValue(value)}</span>
    </td>
  );
}

/** Draw all tokens in both themes at once. */
export function Tokens() {
  const allTokens = tokens();
  const ground = allTokens.find(({ name }) => name === "--obsidian");
  return (
    <table class="tokens">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">By lamplight</th>
          <th scope="col">By day</th>
        </tr>
      </thead>
      <tbody>
        {allTokens.map(({ name, dark, light }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <Swatch value={dark} ground={ground?.dark ?? ""} />
            <Swatch value={light} ground={ground?.light ?? ""} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
