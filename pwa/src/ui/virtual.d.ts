declare module "virtual:rulebooks" {
  import type { Book } from "../../build/book";

  const rulebooks: Readonly<Record<string, () => Promise<{ default: Book }>>>;
  export default rulebooks;
}

declare module "virtual:texts/games" {
  import type { Texts } from "../core/words/language";

  const byGame: Readonly<Record<string, Texts>>;
  export default byGame;
}

declare module "virtual:texts/switches" {
  import type { Texts } from "../core/words/language";

  const byGame: Readonly<Record<string, Texts>>;
  export default byGame;
}

declare module "virtual:texts/recommended" {
  import type { Texts } from "../core/words/language";

  const byGame: Readonly<Record<string, Texts>>;
  export default byGame;
}

declare module "virtual:texts/minute" {
  import type { Texts } from "../core/words/language";

  const byGame: Readonly<Record<string, Texts>>;
  export default byGame;
}

declare module "virtual:texts/you" {
  import type { Texts } from "../core/words/language";

  const byGame: Readonly<Record<string, Texts>>;
  export default byGame;
}

declare module "virtual:texts/changes" {
  import type { Texts } from "../core/words/language";

  const byGame: Readonly<Record<string, Texts>>;
  export default byGame;
}

declare module "virtual:texts/always" {
  import type { Texts } from "../core/words/language";

  const texts: Texts;
  export default texts;
}

declare module "virtual:texts/game" {
  import type { Texts } from "../core/words/language";

  const texts: Texts;
  export default texts;
}

declare module "virtual:texts/typed" {
  import type { Texts } from "../core/words/language";

  const texts: Texts;
  export default texts;
}

/** The texts of one part of the app. Importing this module adds them to the texts of the app. */
declare module "virtual:texts/*";
