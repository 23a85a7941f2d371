import type { CardBindingRow } from '../../queries/cardBindings';

type Place = Pick<CardBindingRow, 'bind_seq' | 'nonce' | 'terminal'>;

const address = (page: string, { bind_seq, nonce, terminal }: Place): string =>
  `${page}?${new URLSearchParams({ bindSeq: bind_seq, nonce, terminal }).toString()}`;

/** The product's entry to a bank's binding page (spec §2 Face); it redirects to the gateway's `/bankcard/fast/skip`. */
export const bindingEntryUrl = (publicUrl: string, binding: Place): string =>
  address(`${publicUrl}/bindCard/bindCard.html`, binding);

/** Where the bank sends the person back to. What the bank adds to this address is a hint; qryBindCardResult decides. */
export const bindingReturnUrl = (publicUrl: string, binding: Place): string =>
  address(`${publicUrl}/callback/bindCard/index.html`, binding);
