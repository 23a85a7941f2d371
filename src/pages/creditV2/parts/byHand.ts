import { offerServiceCall } from '@/features/serviceCall';
import { SERVICE_PHONE } from '@/settings';
import { FACE_TEXTS } from '../texts';

/** The manual identity check by phone, for a person who does not want the face check. */
export const offerCheckByHand = (): Promise<void> =>
  offerServiceCall(FACE_TEXTS.byHand, FACE_TEXTS.byHandNote(SERVICE_PHONE));
