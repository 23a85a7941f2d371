/** A picture or file that the person chose. */
export interface PickedFile {
  readonly name: string;
  /** MIME type; '' if the device does not tell. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** H5: the file itself. Mini-program: its temporary path. Uploaded unchanged. */
  readonly source: Blob | string;
}

/**
 * - `cancelled`: the person chose nothing
 * - `denied`: the person or the system does not allow it
 * - `unconsented`: the person did not agree to the privacy guide; the next use asks again
 * - `unavailable`: this device does not support it
 * - `failed`: anything else
 */
export type PickFailure = 'cancelled' | 'denied' | 'unconsented' | 'unavailable' | 'failed';

export type PickOutcome =
  { readonly ok: true; readonly file: PickedFile } | { readonly ok: false; readonly reason: PickFailure };

/** How saving a picture ended; `handed`: a browser saves or opens it, and never says which. */
export type SaveOutcome = 'saved' | 'handed' | PickFailure;

/** Spec §7 Native bridge handlers: handleAlbum. */
export interface AlbumPort {
  /** One picture of the album. Always settles, also on cancel. */
  pick(): Promise<PickOutcome>;
  /** One picture; the host's picker asks whether to use the camera or the album. Always settles, also on cancel. */
  pickOrTake(): Promise<PickOutcome>;
  /** Saves a picture, given as base64, under this file name. */
  save(base64: string, fileName: string): Promise<SaveOutcome>;
}
