/** Origins that the app's pages may reach besides their own: sources of a Content-Security-Policy, such as `https://m.example.com`. */
export interface PageSources {
  /** Who may show the app in a frame: partner channels. */
  readonly ancestors: readonly string[];
  /** Scripts of partners. */
  readonly scripts: readonly string[];
  /** Partner pages that the page `webview` may show: the build's TARO_APP_WEBVIEW_HOSTS. */
  readonly frames: readonly string[];
  /** Hosts of calls, if the build's TARO_APP_BASE_URL is on another origin. */
  readonly connections: readonly string[];
  readonly images: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** No separators, since they would start another directive; quoted keywords only 'self' and 'none'. */
const SOURCE = /^(https?:\/\/|wss?:\/\/)?[\w*.-]+(:(\d+|\*))?(\/[\w./~%-]*)?$|^'(self|none)'$/;

function sources(env: Environment, name: string): readonly string[] {
  const given = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = given.find((source) => !SOURCE.test(source));
  if (wrong !== undefined) throw new Error(`${name}: ${wrong} is not a source such as https://m.example.com`);
  return given;
}

/** Reads `FRAME_ANCESTORS` and `SCRIPT_`, `FRAME_`, `CONNECT_` and `IMAGE_SOURCES`: lists separated by spaces or commas. */
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
