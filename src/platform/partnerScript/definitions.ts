/** After this time the script counts as not loaded. It may still arrive; then we ignore it. */
export const SCRIPT_WAIT_MS = 15_000;

export interface PartnerScript {
  /** `https://…`, or a path of the page's own origin. Anything else is refused. */
  readonly address: string;
  /** Subresource integrity: `sha384-…`; '' for none. Then only the page's content policy decides which hosts may send a script. */
  readonly integrity: string;
}

/** `refused`: not an address for a script. `failed`: not found, blocked by the content policy, or not what its integrity says. */
export type ScriptOutcome = 'loaded' | 'refused' | 'failed' | 'silent' | 'unavailable';

export interface PartnerScriptPort {
  /**
   * Loads the script of a partner after the page has loaded, so that it delays nothing. Once for each page: a second call gets the result
   * of the first. Never rejects. We do not check what the script does or defines.
   */
  load(script: PartnerScript): Promise<ScriptOutcome>;
}
