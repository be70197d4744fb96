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

/** Puts a text on the clipboard and says whether the browser let it. */
export async function copy(reply, request, text) {
  const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  reply("copied", request, isCopied ?? false);
}
