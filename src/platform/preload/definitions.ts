export interface PreloadPort {
  /** Loads the files of the page at `path` ('/pages/login/index') ahead, when the person touches the screen or stays. Never fails. */
  page(path: string): void;
}
