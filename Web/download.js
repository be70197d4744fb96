// What leaves the app at the person's wish: files and the clipboard.

const KEPT_MILLISECONDS = 60_000;

/** Hands the person a file. */
export function download(name, type, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, KEPT_MILLISECONDS, link.href);
}

/** Puts a text on the clipboard; where the browser refuses, nothing happens. */
export const copy = (text) => navigator.clipboard?.writeText(text).catch(() => {});
