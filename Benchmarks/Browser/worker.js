// Stands before the worker's own script: notes when the key is unwrapped and when the vault is open, and lets the core's memory be seen.

const benchmark = (globalThis.benchmark = { unwrapped: 0, opened: 0, memory: null });
{
  const now = () => performance.timeOrigin + performance.now();
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...how) => {
    const result = await instantiateStreaming.call(WebAssembly, ...how);
    if (result.instance.exports.core_reserve) benchmark.memory = result.instance.exports.memory;
    return result;
  };
  const unwrapKey = crypto.subtle.unwrapKey;
  crypto.subtle.unwrapKey = async (...how) => {
    const key = await unwrapKey.call(crypto.subtle, ...how);
    benchmark.unwrapped = now();
    return key;
  };
  const post = globalThis.postMessage;
  globalThis.postMessage = (effects, ...rest) => {
    if (effects.some(([name]) => name === "map.open")) benchmark.opened = now();
    post(effects, ...rest);
  };
}
