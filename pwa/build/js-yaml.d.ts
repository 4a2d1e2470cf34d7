declare module "js-yaml" {
  /** Return the data in a YAML document. */
  export function load(text: string): unknown;
}
