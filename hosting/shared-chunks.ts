/** How a chunk tells the bundler's runtime its own address. */
const ownAddress = '"object"==typeof document?document.currentScript:void 0';

const bundlerName = (address: string) => address.replace("/_next/", "");

const isRuntime = (address: string) => /\/turbopack-[^/]*\.js$/.test(address);

/**
 * The chunks that most pages need: the framework, and the islands of the page's frame.
 * @param uses how many pages need each chunk
 * @param pages how many there are
 */
export function sharedChunks(uses: ReadonlyMap<string, number>, pages: number): string[] {
  return [...uses.keys()].filter((chunk) => (uses.get(chunk) ?? 0) > pages / 2).sort();
}

/**
 * Joins chunks into one script: one request instead of many, and 5 KB less after brotli, which
 * finds in one chunk what another has. Each chunk says its address in words, since the script
 * that it is in has another; the runtime, which starts the app, comes last.
 * @param chunks their addresses and texts
 * @throws an error when a chunk does not say its address as expected: then the bundler has
 *   changed how it writes chunks, and this file has to follow
 */
export function joinChunks(chunks: ReadonlyMap<string, string>): string {
  const named = ([address, text]: [string, string]) => {
    const parts = text.split(ownAddress);
    if (parts.length !== 2)
      throw new Error(`hosting/shared-chunks.ts: ${address} does not say its address as expected`);
    return parts.join(JSON.stringify(bundlerName(address)));
  };
  const all = [...chunks];
  const runtime = all.filter(([address]) => isRuntime(address)).map(([, text]) => text);
  const others = all.filter(([address]) => !isRuntime(address)).map(named);
  return [...others, ...runtime].join(";\n");
}

const scriptElement = /(\["\$","script",[^,]*,\{"src":")([^"]+)/g;

/**
 * Next's payload also asks for chunks by script elements, which React adds to the page where it
 * does not find them: those of joined chunks name the script that they are in.
 * @param data Next's payload
 * @param chunks addresses of the joined chunks
 * @param joined address of the script that they are in
 */
export function nameJoined(data: string, chunks: string[], joined: string): string {
  return data.replace(
    scriptElement,
    (_, start: string, address: string) => start + (chunks.includes(address) ? joined : address),
  );
}

const dependencies = /"otherChunks":(\[[^\]]*\])/;

/**
 * Lets the bundler's entry wait for all joined chunks, not for the framework alone: the others it
 * would look for by their own addresses, and load them.
 * @param entry the bundler's entry, as it stands in a page
 * @param chunks addresses of the joined chunks
 */
export function expectJoined(entry: string, chunks: string[]): string {
  const names = chunks.filter((address) => !isRuntime(address)).map(bundlerName);
  if (!dependencies.test(entry))
    throw new Error("hosting/shared-chunks.ts: the bundler's entry is not as it used to be");
  return entry.replace(dependencies, (_, list: string) => {
    const all = new Set([...JSON.parse(list), ...names]);
    return `"otherChunks":${JSON.stringify([...all])}`;
  });
}
