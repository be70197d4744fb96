// Files that the person picks, drops or pastes. The core hears name and size, and asks for the bytes if it wants them.

const offered = new Map();
let lastToken = 0;

function offer(send, files) {
  for (const file of files) {
    offered.set(++lastToken, file);
    send("file", lastToken, file.name, file.size);
  }
}

const carriesFiles = (event) => event.dataTransfer?.types.includes("Files");

/** Offers the files of pickers, drops and pastes; `html[data-dropping]` stands while files hover. */
export function listen(app, send) {
  const hover = (is) => document.documentElement.toggleAttribute("data-dropping", is);
  app.addEventListener("change", ({ target }) => {
    if (!target.matches("input[type=file][data-file]")) return;
    offer(send, target.files);
    target.value = "";
  });
  addEventListener("dragover", (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    hover(true);
  });
  addEventListener("dragleave", (event) => event.relatedTarget === null && hover(false));
  addEventListener("drop", (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    hover(false);
    offer(send, event.dataTransfer.files);
  });
  addEventListener("paste", (event) => event.clipboardData && offer(send, event.clipboardData.files));
}

/** Answers with the bytes of an offered file. */
export async function read(reply, request, token) {
  try {
    reply("file.bytes", request, new Uint8Array(await offered.get(token).arrayBuffer()));
  } catch {
    reply("file.failed", request);
  }
}

export const drop = (token) => offered.delete(token);
export const forget = () => offered.clear();
