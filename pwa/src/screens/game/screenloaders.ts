/** The functions that load the shared screens, by the name of the tab. */

import type { ComponentType } from "preact";

export const SCREEN_LOADERS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  hand: () => import("../hand").then((module) => module.Hand),
  acts: () => import("../acts").then((module) => module.Acts),
  map: () => import("../map").then((module) => module.MapScreen),
  people: () => import("../people").then((module) => module.People),
  chronicle: () => import("../chronicle").then((module) => module.Chronicle),
  desk: () => import("../desk").then((module) => module.Desk),
  letters: () => import("../letters").then((module) => module.Letters),
  console: () => import("../console").then((module) => module.Console),
  rules: () => import("../rules").then((module) => module.Rules),
  after: () => import("../after").then((module) => module.AfterTheGame),
};
