declare module "virtual:rulebooks" {
  import type { Chapter } from "../../build/rulebook";

  const rulebooks: Readonly<Record<string, () => Promise<{ default: readonly Chapter[] }>>>;
  export default rulebooks;
}
