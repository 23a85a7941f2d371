/** Whom the app's pages may reach besides their own origin: sources of a Content-Security-Policy, such as `https://m.example.com`. */
export interface PageSources {
  /** Who may show the app in a frame: partner channels. */
  readonly ancestors: readonly string[];
  /** Scripts of partners. */
  readonly scripts: readonly string[];
  /** What the page for partner pages (`webview`) may show: the build's TARO_APP_WEBVIEW_HOSTS. */
  readonly frames: readonly string[];
  /** Hosts of calls, where the build has its TARO_APP_BASE_URL on another origin. */
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A separator would begin a rule of its own, and a quoted word is for this project to give. */
const SOURCE = /^(https?:\/\/|wss?:\/\/)?[\w*.-]+(:(\d+|\*))?(\/[\w./~%-]*)?$|^'(self|none)'$/;

function sources(env: Environment, name: string): readonly string[] {
  const given = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = given.find((source) => !SOURCE.test(source));
  if (wrong !== undefined) throw new Error(`${name}: ${wrong} is not a source such as https://m.example.com`);
  return given;
}

/** Reads `FRAME_ANCESTORS` and `SCRIPT_`, `FRAME_`, `CONNECT_` and `IMAGE_SOURCES`: lists parted by spaces or commas. */
export function readPageSources(env: Environment): PageSources {
  const ancestors = sources(env, 'FRAME_ANCESTORS');
  return {
    ancestors: ancestors.length === 0 ? ["'self'"] : ancestors,
    scripts: sources(env, 'SCRIPT_SOURCES'),
    frames: sources(env, 'FRAME_SOURCES'),
    connections: sources(env, 'CONNECT_SOURCES'),
    images: sources(env, 'IMAGE_SOURCES'),
  };
}
