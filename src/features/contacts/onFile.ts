import type { Response } from '@/contract';
import { personCalls } from '@/contract/person';
import { isMaskedPhone } from '@/domain/person/mask';
import { call, CallFailure } from '@/request';
import { workDraft } from '@/storage/workDraft';
import type { ContactEntry } from './entries';

interface Work {
  readonly occupation: string;
  readonly company: string;
}

/** What the server knows already; names and phones of contacts are masked. */
export interface OnFile extends Work {
  readonly general: readonly ContactEntry[];
  readonly emergency: readonly ContactEntry[];
}

/** Only what can be kept: masked as the call to keep it takes it. */
const entries = (contacts: Response<'queryUserInfo'>['general']): ContactEntry[] =>
  contacts.filter(({ phone, relation }) => isMaskedPhone(phone) && relation !== '');

/** Saved before, or handed over by the partner that the person came from; undefined if it cannot be loaded. */
export async function onFile(): Promise<OnFile | undefined> {
  try {
    const { occupation, company, general, emergency } = await call(personCalls.queryUserInfo, {});
    return { occupation, company, general: entries(general), emergency: entries(emergency) };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    // It only saves typing: if it fails, the fields stay empty.
    return undefined;
  }
}

/** Where the person works: as typed here before, otherwise as the server knows it. */
export async function knownWork(known: Promise<Work | undefined>): Promise<Work | undefined> {
  const typed = await workDraft.read();
  return typed.occupation === '' && typed.company === '' ? known : typed;
}
