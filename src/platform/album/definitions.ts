/** A picture or file that the person chose. */
export interface PickedFile {
  readonly name: string;
  /** MIME type; '' where the device does not tell. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** H5: the file itself. Mini-program: its temporary path. Uploaded as it stands. */
  readonly source: Blob | string;
}

/**
 * - `cancelled`: the person chose nothing
 * - `denied`: the person or the system does not allow it
 * - `unavailable`: this device has no such thing
 * - `failed`: anything else
 */
export type PickFailure = 'cancelled' | 'denied' | 'unavailable' | 'failed';

export type PickOutcome =
  { readonly ok: true; readonly file: PickedFile } | { readonly ok: false; readonly reason: PickFailure };

export interface AlbumPort {
  /** One picture of the album. Always settles, on cancel too. */
  pick(): Promise<PickOutcome>;
}
