/**
 * The messages between the parts of the host. Logic (a Worker), each page (a frame) and the shell (the window) share nothing but these messages,
 * all of them JSON, like the two threads of the real client.
 */

/** In the client's own sheet for a picture: the test's driver chooses it in the person's place. */
export const FROM_ALBUM = '从手机相册选择';

/** `app.json`, as far as the host reads it. */
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
  /** Keys are paths from the root, without extension. */
  readonly entries: Readonly<Record<string, EntryConfig>>;
  readonly scripts: Readonly<Record<string, string>>;
  /** Every name that the real `wx` has. */
  readonly apiNames: readonly string[];
  readonly storage: Readonly<Record<string, string>>;
  readonly screen: ScreenFacts;
  readonly settings: DeviceSettings;
  /** Page and raw query that the program is opened with. */
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
  /** Height of the phone's own line at the bottom. */
  readonly homeIndicator: number;
  readonly menuButton: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface DeviceSettings {
  /** Origins that `wx.request`, `uploadFile` and `downloadFile` may call, as listed in the real platform. */
  readonly domains: readonly string[];
  /** Origins that a web-view may show. */
  readonly webDomains: readonly string[];
  /** Whether pages in a web-view may navigate in the program; in a client that refuses, the person uses Back. */
  readonly webMoves: boolean;
  readonly networkType: string;
  /** The text size in WeChat's settings, as a factor: 1 is the usual one. */
  readonly fontScale: number;
  /** How late what the program shows arrives at the page, in ms: tens on a slow phone. Several: one after the other, and from the start again. */
  readonly dataDelayMs: number | readonly number[];
  /** `ios15`: promises of iOS 15 and older, where WeChat makes them of timers (`host/logic/promises.ts`). */
  readonly promises: 'native' | 'ios15';
  /** Names of `wx` that this client does not have: an older base library. */
  readonly lacks: readonly string[];
  /** `same`: WeChat gives the same login code again, which the server has already used. */
  readonly loginCodes: 'new' | 'same';
  /** What the phone itself allows WeChat, by `getAppAuthorizeSetting`'s names: 'authorized', 'denied', 'not determined'. */
  readonly system: Readonly<Record<string, string>>;
  /** Messages in WeChat: the person is asked; the templates are banned; or the person has switched messages of the program off in the client. */
  readonly subscriptions: 'asked' | 'banned' | 'off';
  /** Before the first run; later answers of the person outlive the run. */
  readonly answers: Answers;
}

/** What the person has answered in the client about this mini-program. */
export interface Answers {
  /** Scopes that were already asked for; the others will be asked. */
  readonly scopes: Readonly<Record<string, boolean>>;
  /** Whether the privacy guide has been agreed to. */
  readonly privacyAgreed: boolean;
}

/** What a page or component definition tells the view; its functions stay in the logic. */
export interface Definition {
  readonly path: string;
  readonly methods: readonly string[];
  /** Whether the logic wants lifetime events. */
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
  | { kind: 'reveal'; selector: string; offset: number }
  /** The page is about to close: the web-view's messages come first. */
  | { kind: 'handOver' }
  | { kind: 'closeContainer' }
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
  /** Whether a page-container is shown. */
  | { kind: 'container'; open: boolean }
  /** All earlier messages of the page were sent before this one. */
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
  /** The phone changes its network: 'wifi', '4g', 'none'. */
  | { kind: 'network'; type: string }
  | { kind: 'memoryWarning' }
  /** The person shares the page by the menu; a page that cannot be shared has no such entry. */
  | { kind: 'share' }
  | { kind: 'settle'; seq: number }
  | { kind: 'problem'; problem: Problem };

/** What happens to the phone while the program runs. */
export type PhoneEvent = Extract<FromShell, { kind: 'network' | 'memoryWarning' | 'share' }>;

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
  /** Choices from last to first, the order in which they are tapped: the answer, and the text shown. */
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
  /** What it changes: 'root.cn.[0].cn'. */
  readonly paths: readonly string[];
  /** Milliseconds since the page was opened. */
  readonly after: number;
}

export interface Problem {
  readonly kind: 'exception' | 'console' | 'missing' | 'data' | 'domain' | 'template' | 'program';
  readonly text: string;
}
