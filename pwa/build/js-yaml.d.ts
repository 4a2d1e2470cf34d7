declare module "js-yaml" {
  /** The data that a document in YAML stands for. */
  export function load(text: string): unknown;
}
