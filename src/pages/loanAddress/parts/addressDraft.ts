import { matching, list, record, text } from '@/model/schema';
import { drafts } from '@/stores/drafts';
import { textSeal } from '@/stores/textSeal';

/** An address that is typed and not saved yet. */
const typedAddress = record({
  regionCodes: list(matching(/^\d{6}$/), 3),
  /** Names of the region, for the page that shows the place. */
  region: text(120),
  detail: text(80),
  /** Name of the picked place; '' if the address was typed. */
  place: text(60),
  /** Of a place from the host's map; '' for none. */
  latitude: matching(/^-?\d{1,3}(\.\d{1,15})?$/),
  longitude: matching(/^-?\d{1,3}(\.\d{1,15})?$/),
});
export type TypedAddress = ReturnType<typeof typedAddress.read>;
export const NO_ADDRESS: TypedAddress = typedAddress.read(undefined);

/** Number of the latest change: a slower, earlier one must not overwrite it. */
let turn = 0;
let underWay: Promise<void> = Promise.resolve();

/** The address in the draft of the drawing. It is where a person lives, so it is stored only encrypted, or not at all. */
export const addressDraft = {
  async read(): Promise<TypedAddress> {
    await underWay;
    const sealed = drafts.get('loan').address;
    if (sealed === '') return NO_ADDRESS;
    const open = await textSeal
      .get()
      ?.open(sealed)
      .catch(() => undefined);
    return parsed(open);
  },

  keep(address: TypedAddress): Promise<void> {
    turn += 1;
    underWay = put(address, turn);
    return underWay;
  },

  drop(): void {
    turn += 1;
    drafts.keep('loan', { address: '' });
  },
};

async function put(address: TypedAddress, mine: number): Promise<void> {
  const sealed = await textSeal
    .get()
    ?.seal(JSON.stringify(typedAddress.read(address)))
    .catch(() => '');
  if (mine === turn) drafts.keep('loan', { address: sealed ?? '' });
}

function parsed(json: string | undefined): TypedAddress {
  try {
    return typedAddress.read(JSON.parse(json ?? ''));
  } catch {
    return NO_ADDRESS;
  }
}
