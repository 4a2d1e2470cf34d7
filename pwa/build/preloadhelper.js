/**
 * The function with which the app fetches a part of itself later. It asks for the files that come with the part, and waits for its styles
 * alone: scripts are fetched again by name.
 */

/** @type {Record<string, Promise<unknown> | undefined>} */
const asked = {};

/** @param {string} file */
const ask = (file) =>
  (asked[file] ??= new Promise((done, fail) => {
    const isStyle = file.endsWith(".css");
    // the page itself brings some styles
    if (isStyle && document.querySelector(`link[href="/${file}"]`)) return done(0);
    const link = document.createElement("link");
    link.rel = isStyle ? "stylesheet" : "modulepreload";
    link.href = `/${file}`;
    link.addEventListener("load", done);
    link.addEventListener("error", () => {
      // the next part that needs it asks for it again
      delete asked[file];
      link.remove();
      fail(new Error(file));
    });
    document.head.append(link);
    if (!isStyle) done(0);
  }));

/**
 * Load a part once its styles are there. Rejects when one of them did not come.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @param {readonly string[]} [files]
 */
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
