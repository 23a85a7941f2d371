import * as v from 'valibot';
import { matching, list, record, text } from '@/storage/fields';
import { drafts } from '@/storage/drafts';
import { SealedDraft } from '@/storage/sealedDraft';

/** An address that is typed and not saved yet. */
const typedAddress = record({
  regionCodes: list(matching(/^\d{6}$/), 3),
  /** Names of the region, for the page that shows the place. */
  region: text(120),
  detail: text(80),
  /** Name of the picked place; '' if the address was typed. */
  place: text(60),
  /** Position of a place from the host's map; '' for none. */
  latitude: matching(/^-?\d{1,3}(\.\d{1,15})?$/),
  longitude: matching(/^-?\d{1,3}(\.\d{1,15})?$/),
});
export type TypedAddress = v.InferOutput<typeof typedAddress>;
export const NO_ADDRESS: TypedAddress = v.getFallback(typedAddress);

/** The address in the draft of the drawing. It is encrypted, because it says where a person lives. */
export const addressDraft = new SealedDraft(typedAddress, {
  get: () => drafts.get('loan').address,
  put: (address) => drafts.keep('loan', { address }),
});
