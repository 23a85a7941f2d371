import type { GeneralComponent, ShadowedEvent, template } from 'glass-easel';
import { MiniProgramEnv, type CodeSpace, type types } from 'glass-easel-miniprogram-adapter';
import type { Definition, EntryConfig, ToLogic, ToView } from '../../protocol';
import { FrameBackend, PAGE_TAG } from './backend';
import { plainEvent } from './events';
import { changesOf } from './paths';
import { report } from './report';

/** The compiled templates of the program, by path. */
type Templates = Readonly<Record<string, template.ComponentTemplate['content']>>;

const TYPES = { String, Number, Boolean, Object, Array, Any: null } as const;

interface Numbered {
  number?: number;
}

/** One page, drawn by WeChat's own engine. All its methods run in the logic: the page only sends their events there. */
export class PageView {
  private readonly backend = new FrameBackend();
  private readonly space: CodeSpace;
  private readonly environment = new MiniProgramEnv();
  private readonly components = new Map<number, GeneralComponent>();
  /** Kinds of nodes that have a template, at whichever depth. */
  private readonly drawn: ReadonlySet<string>;
  private count = 0;

  constructor(
    private readonly templates: Templates,
    names: readonly string[],
    private readonly entries: Readonly<Record<string, EntryConfig>>,
    private readonly send: (message: ToLogic) => void,
  ) {
    this.drawn = new Set(names.map((name) => name.replace(/^tmpl_\d+_/, '')));
    this.space = this.environment.createCodeSpace('main', true);
  }

  mount({ page, definitions }: Extract<ToView, { kind: 'mount' }>): void {
    for (const definition of definitions) this.define(definition);
    const root = this.environment.associateBackend(this.backend).createRoot(PAGE_TAG, this.space, page);
    const component = root.getComponent();
    this.components.set(0, component);
    (component as Numbered).number = 0;
    const place = document.createElement('wx-place');
    document.body.append(place);
    root.attach(document.body as never, place as never);
  }

  apply(target: number, json: string): void {
    const component = this.components.get(target);
    if (component === undefined) {
      report('data', `setData for a component that is gone: ${json.slice(0, 200)}`);
      return;
    }
    this.checkTemplates(json);
    for (const [steps, value] of changesOf(json)) component.replaceDataOnPath([...steps], value as never);
    component.applyDataUpdates();
  }

  /** A node whose kind has no template is not drawn: the real client says so in its console. */
  private checkTemplates(json: string): void {
    const kinds = new Set(Array.from(json.matchAll(/"nn":"([^"]+)"/g), ([, kind = '']) => kind));
    for (const kind of kinds)
      if (!this.drawn.has(kind)) report('template', `no template for a node of the kind ${kind}`);
  }

  find(selector: string): readonly HTMLElement[] {
    const found = this.components.get(0)?.getShadowRoot()?.querySelectorAll(selector) ?? [];
    return found.map((element) => element.getBackendElement() as unknown as HTMLElement);
  }

  private define({ path, methods, properties, options, data, lifetimes }: Definition): void {
    const { usingComponents = {}, ...config } = this.entries[path] ?? {};
    const using = Object.entries(usingComponents).map(([tag, target]) => [tag, `/${target}`]);
    this.space.addComponentStaticConfig(path, {
      ...config,
      usingComponents: Object.fromEntries(using),
    } as types.ComponentStaticConfig);
    const content = this.templates[path];
    if (content === undefined) throw new Error(`no template for ${path}`);
    // Without the fallback the engine reads `bindtap=` of a built-in as an attribute.
    this.space.addCompiledTemplate(path, {
      content,
      groupList: this.templates,
      fallbackListenerOnNativeNode: true,
    });
    const { components, send } = this;
    const next = () => (this.count += 1);
    const numberOf = (component: GeneralComponent) => (component as Numbered).number ?? 0;
    this.space
      .component(path)
      .definition({
        options: options,
        data: data,
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, { type, value }]) => [
            name,
            { type: TYPES[type], ...(value === undefined ? {} : { value }) },
          ]),
        ),
        methods: Object.fromEntries(
          methods.map((method) => [
            method,
            function (this: { _$: GeneralComponent }, event: ShadowedEvent<unknown>) {
              send({ kind: 'event', target: numberOf(this._$), method, event: plainEvent(event) });
            },
          ]),
        ),
        lifetimes: {
          attached(this: { _$: GeneralComponent; data: object }) {
            if ((this._$ as Numbered).number === 0) return;
            const target = next();
            (this._$ as Numbered).number = target;
            components.set(target, this._$);
            const known = lifetimes ? JSON.stringify(this.data) : '{}';
            send({ kind: 'attached', target, path, properties: JSON.parse(known) as never });
          },
          detached(this: { _$: GeneralComponent }) {
            const target = numberOf(this._$);
            components.delete(target);
            send({ kind: 'detached', target });
          },
        },
      })
      .register();
  }
}
