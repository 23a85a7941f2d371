export interface PreloadPort {
  /** Fetches the files of the page at `path` ('/pages/login/index') once the device has nothing better to do. Never fails. */
  page(path: string): void;
}
