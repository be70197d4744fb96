// Our WebAssembly modules, all made alike: docs/spec/host.md, "Bytes".

/** The exports of one of our modules. */
export async function instantiate(fetching) {
  let memory;
  const host = {
    random: (pointer, count) => void crypto.getRandomValues(new Uint8Array(memory.buffer, pointer, count)),
  };
  const never = () => {
    throw new Error("not available here");
  };
  const imports = { host, wasi_snapshot_preview1: { fd_close: never, fd_seek: never, fd_write: never } };
  const { instance } = await WebAssembly.instantiateStreaming(fetching, imports);
  memory = instance.exports.memory;
  instance.exports._initialize?.();
  return instance.exports;
}
