/** Chromium has this from 73 on; browsers of phones are older. Everything else that is newer than package.json's browserslist is avoided. */
function fromEntries(entries: Iterable<readonly [PropertyKey, unknown]>): Record<PropertyKey, unknown> {
  const object: Record<PropertyKey, unknown> = {};
  for (const [name, value] of entries) object[name] = value;
  return object;
}

const builtIn: { fromEntries?: unknown } = Object;
builtIn.fromEntries ??= fromEntries;

export {};
