const envs = new Map<string, string | undefined>();
const globals = new Map<string, PropertyDescriptor | undefined>();

/** Sets a variable of the environment until `unstubAllEnvs`. */
export function stubEnv(name: string, value: string): void {
  if (!envs.has(name)) envs.set(name, process.env[name]);
  process.env[name] = value;
}

export function unstubAllEnvs(): void {
  for (const [name, value] of envs) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  envs.clear();
}

/** Replaces a global until `unstubAllGlobals`. */
export function stubGlobal(name: string, value: unknown): void {
  if (!globals.has(name)) globals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
}

export function unstubAllGlobals(): void {
  for (const [name, descriptor] of globals) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
  }
  globals.clear();
}
