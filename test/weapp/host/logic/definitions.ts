import type { Definition, Json, PropertyType } from '../../protocol';

/** What the program passes to `Page()` or `Component()`. */
export type Given = Readonly<Record<string, unknown>>;

const LIFETIMES = ['created', 'attached', 'ready', 'moved', 'detached'];

const typeName = (type: unknown): PropertyType =>
  typeof type === 'function' && ['String', 'Number', 'Boolean', 'Object', 'Array'].includes(type.name)
    ? (type.name as PropertyType)
    : 'Any';

function propertiesOf(given: Given): Definition['properties'] {
  const properties = (given['properties'] ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(properties).map(([name, declared]) => {
      const { type, value } = (
        typeof declared === 'function' || declared === null ? { type: declared } : declared
      ) as {
        type: unknown;
        value?: Json;
      };
      return [name, { type: typeName(type), ...(value === undefined ? {} : { value }) }];
    }),
  );
}

const functionsOf = (given: Given): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'function'));

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? {})) as Json;

/** One registered page or component: what the view is told about it, and how the logic makes an instance. */
export class Registered {
  readonly definition: Definition;
  private readonly methods: Readonly<Record<string, unknown>>;

  constructor(
    path: string,
    private readonly given: Given,
    readonly isPage: boolean,
  ) {
    this.methods = isPage ? functionsOf(given) : functionsOf((given['methods'] ?? {}) as Given);
    this.definition = {
      path,
      methods: Object.keys(this.methods),
      lifetimes: LIFETIMES.some((name) => this.lifetime(name) !== undefined),
      properties: propertiesOf(given),
      options: plain(given['options']) as Definition['options'],
      data: plain(given['data']) as Definition['data'],
    };
  }

  lifetime(name: string): ((...args: unknown[]) => unknown) | undefined {
    const lifetimes = (this.given['lifetimes'] ?? {}) as Given;
    const found = lifetimes[name] ?? this.given[name];
    return typeof found === 'function' ? (found as (...args: unknown[]) => unknown) : undefined;
  }

  /** The `this` of the program's methods; `own` are the client's own members. */
  instance(own: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const fields = this.isPage ? this.given : this.methods;
    return { ...fields, data: plain(this.given['data']), ...own };
  }
}
