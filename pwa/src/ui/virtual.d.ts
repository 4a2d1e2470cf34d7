declare module "virtual:rulebooks" {
  import type { Book } from "../../build/book";

  const rulebooks: Readonly<Record<string, () => Promise<{ default: Book }>>>;
  export default rulebooks;
}
