/**
 * The function with which the app loads a part of itself later. The function requests all files of the part, but waits
 * only for the style sheets, because the part's scripts are requested again by name.
 */

/** @type {Record<string, Promise<unknown> | undefined>} */
const requests = {};

/** @param {string} file */
const ask = (file) =>
  (requests[file] ??= new Promise((resolve, fail) => {
    const isStyle = file.endsWith(".css");
    // The page itself already loads some style sheets.
    if (isStyle && document.querySelector(`link[href="/${file}"]`)) return resolve(0);
    const link = document.createElement("link");
    link.rel = isStyle ? "stylesheet" : "modulepreload";
    link.href = `/${file}`;
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      // The next part that needs the file requests it again.
      delete requests[file];
      link.remove();
      fail(new Error(file));
    });
    document.head.append(link);
    if (!isStyle) resolve(0);
  }));

/**
 * Load a part once its style sheets are loaded. Rejects if a style sheet failed to load.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @param {readonly string[]} [files]
 */
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
