export interface PreloadPort {
  /** Loads the files of the page at `path` ('/pages/login/index') when the device is idle. Never fails. */
  page(path: string): void;
}
