/**
 * What the parts of the host say to each other. Logic (a Worker), each page (a frame) and the shell (the window) share
 * nothing but these messages, all of them JSON, as the two threads of the real client.
 */

/** `app.json`, as far as the host looks at it. */
export interface AppConfig {
  readonly pages: readonly string[];
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[];
  readonly preloadRule?: Readonly<Record<string, { readonly packages: readonly string[] }>>;
  readonly window?: PageWindow;
  readonly tabBar?: TabBar;
  readonly __usePrivacyCheck__?: boolean;
}

export interface PageWindow {
  readonly navigationBarTitleText?: string;
  readonly navigationStyle?: 'default' | 'custom';
  readonly backgroundColor?: string;
}

export interface TabBar {
  readonly color: string;
  readonly selectedColor: string;
  readonly backgroundColor: string;
  readonly list: readonly {
    readonly pagePath: string;
    readonly text: string;
    readonly iconPath?: string;
    readonly selectedIconPath?: string;
  }[];
}

/** The `.json` beside a page or a component, its `usingComponents` resolved to paths from the root. */
export interface EntryConfig extends PageWindow {
  readonly component?: boolean;
  readonly styleIsolation?: string;
  readonly usingComponents?: Readonly<Record<string, string>>;
}

/** What the logic layer is started with. */
export interface LogicStart {
  readonly kind: 'start';
  readonly app: AppConfig;
  /** By path from the root, without extension. */
  readonly entries: Readonly<Record<string, EntryConfig>>;
  readonly scripts: Readonly<Record<string, string>>;
  /** Every name the real `wx` has. */
  readonly apiNames: readonly string[];
  readonly storage: Readonly<Record<string, string>>;
  readonly screen: ScreenFacts;
  readonly settings: DeviceSettings;
  /** Page and raw query the program is opened with. */
  readonly launch: Address;
}

export interface Address {
  /** From the root, without a leading slash. */
  readonly path: string;
  /** Not decoded, as the real client gives it. */
  readonly query: Readonly<Record<string, string>>;
}

/** CSS px. */
export interface ScreenFacts {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly statusBar: number;
  readonly tabBar: number;
  readonly navigationBar: number;
  readonly menuButton: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface DeviceSettings {
  /** Origins that `wx.request` and its like may ask, as listed in the real platform. */
  readonly domains: readonly string[];
  /** Origins that a web-view may show. */
  readonly webDomains: readonly string[];
  /** Whether pages in a web-view may lead on in the program; a client that refuses leaves it to the person's Back. */
  readonly webMoves: boolean;
  readonly networkType: string;
  /** What the phone itself allows WeChat, by `getAppAuthorizeSetting`'s names: 'authorized', 'denied', 'not determined'. */
  readonly system: Readonly<Record<string, string>>;
  /** Before the first run; what the person answers later outlives the run. */
  readonly answers: Answers;
}

/** What the person has told the client about this mini-program. */
export interface Answers {
  /** Scopes that were asked for; the others will be. */
  readonly scopes: Readonly<Record<string, boolean>>;
  /** Whether the privacy guide has been agreed to. */
  readonly privacyAgreed: boolean;
}

/** What a page or component definition tells the view; its functions stay with the logic. */
export interface Definition {
  readonly path: string;
  readonly methods: readonly string[];
  /** Lifetimes that the logic wants to hear of. */
  readonly lifetimes: boolean;
  readonly properties: Readonly<Record<string, { readonly type: PropertyType; readonly value?: Json }>>;
  readonly options: Readonly<Record<string, Json>>;
  readonly data: Readonly<Record<string, Json>>;
}

export type PropertyType = 'String' | 'Number' | 'Boolean' | 'Object' | 'Array' | 'Any';
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };

/** Logic to one page's view. `target` is a component's number, 0 for the page itself. */
export type ToView =
  | { kind: 'mount'; page: string; definitions: readonly Definition[]; entries: LogicStart['entries'] }
  | { kind: 'data'; target: number; seq: number; json: string }
  | { kind: 'select'; seq: number; selectors: readonly Selection[] }
  | { kind: 'scroll'; top: number }
  /** The page is about to go: what its web-view has been told comes first. */
  | { kind: 'handOver' }
  | { kind: 'ability'; seq: number; detail: Json };

export interface Selection {
  readonly selector: string;
  readonly all: boolean;
  readonly fields: readonly ('rect' | 'scroll' | 'dataset' | 'id')[];
}

/** One page's view to the logic. */
export type ToLogic =
  | { kind: 'ready' }
  | { kind: 'applied'; target: number; seq: number }
  | { kind: 'event'; target: number; method: string; event: Json }
  | { kind: 'attached'; target: number; path: string; properties: Json }
  | { kind: 'detached'; target: number }
  | { kind: 'selected'; seq: number; results: readonly Json[] }
  | { kind: 'scrolled'; top: number; atEnd: boolean }
  /** From here on the page has a web-view. */
  | { kind: 'webView' }
  | { kind: 'handedOver' }
  /** All that the page has told until now was told before this. */
  | { kind: 'settle'; seq: number }
  /** A button with this open-type was pressed. */
  | { kind: 'ability'; seq: number; name: string }
  | {
      kind: 'open';
      how: 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch' | 'navigateBack';
      url: string;
    };

/** Logic to the shell. */
export type ToShell =
  | { kind: 'openPage'; id: number; path: string; tab: boolean; window: PageWindow; port: MessagePort }
  | { kind: 'closePage'; id: number }
  | ({ kind: 'showPage'; id: number; depth: number } & Address)
  | { kind: 'title'; text: string }
  | { kind: 'sign'; sign: Sign | null }
  | { kind: 'ask'; seq: number; question: Question }
  | { kind: 'store'; key: string; value: string | null }
  | { kind: 'answers'; answers: Answers }
  | { kind: 'effect'; effect: Effect }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'settled'; seq: number }
  | { kind: 'problem'; problem: Problem };

/** Shell to the logic. */
export type FromShell =
  | LogicStart
  | { kind: 'answer'; seq: number; choice: string | null }
  | { kind: 'tab'; path: string }
  | { kind: 'back' }
  | { kind: 'visible'; visible: boolean }
  | { kind: 'settle'; seq: number }
  | { kind: 'problem'; problem: Problem };

/** A toast or the loading sign: the real client has one place for both. */
export interface Sign {
  readonly text: string;
  readonly icon: 'success' | 'error' | 'loading' | 'none';
  readonly mask: boolean;
}

/** What the host asks the person: dialogs, action sheets, permissions, the privacy guide. */
export interface Question {
  readonly title: string;
  readonly content: string;
  /** From the last to the first, as they are tapped: what it answers, and what it shows. */
  readonly choices: readonly { readonly answer: string; readonly text: string }[];
  readonly shape: 'dialog' | 'sheet';
}

/** What the program did to the world outside: read by tests. */
export interface Effect {
  readonly name: string;
  readonly detail: Json;
}

/** One `setData`. */
export interface Measure {
  readonly page: string;
  readonly bytes: number;
  /** Milliseconds since the page was opened. */
  readonly after: number;
}

export interface Problem {
  readonly kind: 'exception' | 'console' | 'missing' | 'data' | 'domain' | 'template' | 'program';
  readonly text: string;
}
