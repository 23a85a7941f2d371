import { personCalls } from '@/contract/person';
import { call, CallFailure } from '@/request';
import { workDraft } from '@/storage/workDraft';

interface Work {
  readonly occupation: string;
  readonly company: string;
}

/** Saved before, or handed over by the partner that the person came from. */
async function fromServer(): Promise<Work | undefined> {
  try {
    return await call(personCalls.queryUserInfo, {});
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    // It only saves typing: if it fails, the fields stay empty.
    return undefined;
  }
}

/** Where the person works: as typed here before, otherwise as the server knows it. */
export async function knownWork(): Promise<Work | undefined> {
  const typed = await workDraft.read();
  return typed.occupation === '' && typed.company === '' ? fromServer() : typed;
}
