import { offerServiceCall } from '@/features/serviceCall';
import { SERVICE_PHONE } from '@/settings';
import { FACE_TEXTS } from '../texts';

/** The other way to show who one is: nobody has to let their face be checked. */
export const offerCheckByHand = (): Promise<void> =>
  offerServiceCall(FACE_TEXTS.byHand, FACE_TEXTS.byHandNote(SERVICE_PHONE));
